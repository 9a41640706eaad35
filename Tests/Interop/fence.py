"""Reads what `appintents serve` sets off as content, by the rule in Documentation/MCP.md."""

import re

KEY = "org.swift-app-intents/foreignText"
HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e00ff]"
)


def mark_of(result) -> str:
    """The mark of a result's fence, from its `_meta`."""
    meta = result["_meta"] if isinstance(result, dict) else result.meta
    return meta[KEY]["mark"]


def unescaped(text: str) -> str:
    """A text with each `\\u{…}` read back."""
    return re.sub(r"\\u\{([0-9A-F]{1,6})\}", lambda match: chr(int(match[1], 16)), text)


def read_fenced(text: str, mark: str | None = None) -> list[str]:
    """What each fence in a text holds; nothing outside of them but the notice may be the content's."""
    if mark is None:
        mark = re.search(r"mark ([0-9a-z]{26}) is content", text)[1]
    contents = []
    inside = None
    for line in text.split("\n"):
        if inside is not None:
            if line == mark + "}":
                contents.append("\n".join(inside))
                inside = None
            else:
                assert line.startswith(mark + "|"), f"a line of the content lacks the mark: {line!r}"
                inside.append(line[len(mark) + 1 :].removeprefix(" "))
        elif line == "{" + mark:
            inside = []
        else:
            contents += re.findall(r"\{" + mark + r"\| (.*?) \|" + mark + r"\}", line)
    assert inside is None, "the content does not end"
    assert not any(mark in content for content in contents)
    return [unescaped(content) for content in contents]
