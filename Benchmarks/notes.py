"""Makes folders of notes that are the same on each machine."""

import random
from pathlib import Path

# Stands in one note of each folder, whatever its size.
RARE = "quartermaster"
# Stands in about a third of all notes.
COMMON = "harbour"

SYLLABLES = "ba be bi bo da de di do fa fe ga go ka ke ki la le li lo ma me mi na ne ni no pa pe ra re ri ro sa se ta te ti va ve".split()


def make(folder: Path, count: int) -> int:
    """Fills a folder with notes, and tells how many bytes they have.

    The lengths are log-normal about 1.5 kB, as those of collected notes are; half of the notes have front matter.
    """
    chance = random.Random(count)
    words = sorted({"".join(chance.choices(SYLLABLES, k=chance.randint(1, 4))) for _ in range(6000)})
    # Few words are frequent and many are rare, as in any language.
    weights = [1 / (rank + 1) for rank in range(len(words))]
    areas, topics = min(23, max(4, count // 100)), min(7, max(1, count // 1000))
    total = 0
    for number in range(count):
        length = min(max(int(chance.lognormvariate(7.3, 0.9)), 80), 60_000)
        text = chance.choices(words, weights, k=length // 6)
        if chance.random() < 0.33:
            text[chance.randrange(len(text))] = COMMON
        if number == count // 2:
            text[len(text) // 2] = RARE
        lines = [" ".join(text[start:start + 12]) for start in range(0, len(text), 12)]
        paragraphs = "\n\n".join("\n".join(lines[start:start + 5]) for start in range(0, len(lines), 5))
        head = ""
        if number % 2:
            head = f"---\ncreated: 2026-{number % 12 + 1:02}-{number % 28 + 1:02}\ntags: [{text[0]}, {text[1]}]\n---\n"
        name = f"{text[2].capitalize()} {text[3]} {number}"
        content = f"{head}# {name}\n\n{paragraphs}\n"
        path = folder / f"Area {number % areas}" / f"Topic {number % topics}" / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        total += len(content)
    return total
