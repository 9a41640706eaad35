"""The table of what was measured."""


class Table:
    """Rows of a quantity, what appintents has of it, what a peer has, and how many times better appintents is."""

    def __init__(self):
        self.rows = []

    def add(self, what, ours, peer, theirs, show, more_is_better=False):
        """Adds a row; `theirs` may be missing."""
        ratio = None
        if theirs:
            ratio = ours / theirs if more_is_better else theirs / ours
        self.rows.append((what, show(ours), peer, show(theirs) if theirs else "–", factor(ratio)))

    def text(self):
        """The table in Markdown."""
        return markdown(("What", "appintents", "Peer", "Peer's", "Times better"), self.rows, left=(0, 2))


def markdown(head, rows, left=(0,)):
    """A table in Markdown, with the columns in `left` set to the left and all others to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    def line(cells):
        texts = [cell.ljust(width) if column in left else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(cells, widths))]
        return "| " + " | ".join(texts) + " |"
    rule = "|" + "|".join("-" * (width + 2) if column in left else "-" * (width + 1) + ":"
                          for column, width in enumerate(widths)) + "|"
    return "\n".join([line(head), rule, *map(line, rows)])


def seconds(number):
    """Seconds, with three figures."""
    return f"{figures(number)} s"


def milliseconds(seconds):
    """Seconds as milliseconds, with three figures."""
    return f"{figures(seconds * 1000)} ms"


def mebibytes(count):
    """Bytes as mebibytes."""
    return f"{figures(count / (1 << 20))} MiB"


def rate(number):
    """Calls a second."""
    return f"{round(number):,} /s"


def factor(ratio):
    """How many times better."""
    return "–" if ratio is None else f"{figures(ratio)} ×"


def figures(number):
    """A number with three figures, or all of those before the point."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
