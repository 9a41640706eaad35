"""Values and bytes that no client means to send."""

import json
import random

TEXTS = [
    "", " ", "\0", "\u202e\u200b", "\U0001f469\u200d\U0001f680", "\ufeff", "a\u0300" * 40, "../../../etc/passwd", "%00%ff%zz",
    "'; DROP TABLE notes; --", "{{{{", "\\u{202E}", "\\ud83d", "\u2028\u2029", "-1", "NaN", "null", "true", "[]", "$ref",
    "appintents://", "appintents:///", "appintents://notes/NoteEntity/%2e%2e%2f", "file:///etc/passwd", "//x", "a://[",
]
NUMBERS = [
    0, -1, 1, 2**31, 2**53 + 1, 2**63 - 1, -(2**63), 0.5, -0.0, 1e308, 5e-324, 1e-400,
]
# Text of numbers that cannot be held, or that only some readers take.
RAW_NUMBERS = [
    "9223372036854775808", "-9223372036854775809", "1" * 400, "1e309", "-1e999", "1E+2", "01", "1.", ".5", "+1", "-", "0x10",
    "NaN", "Infinity", "1e", "-0", "3.0", "1_000",
]
RAW_STRINGS = [
    '"\\ud800"', '"\\udc00\\ud800"', '"\\ud83d\\ude00"', '"\\u0000"', '"\\x41"', '"\\u12"', '"\t"', '"\\', "'a'", '"\\/"',
]
BROKEN_UTF8 = [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80", b"\xf8\x88\x80\x80\x80"]


def value(source: random.Random, depth: int = 0):
    """Any value of JSON."""
    kind = source.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return None
    if kind == 1:
        return source.random() < 0.5
    if kind == 2:
        return source.choice(NUMBERS)
    if kind <= 4:
        return text(source)
    if kind == 5:
        return source.randrange(-5, 300)
    if kind == 6:
        return [value(source, depth + 1) for _ in range(source.randrange(4))]
    return {text(source)[:20]: value(source, depth + 1) for _ in range(source.randrange(4))}


def text(source: random.Random) -> str:
    """Any text, seldom a long one."""
    kind = source.random()
    if kind < 0.5:
        return source.choice(TEXTS)
    if kind < 0.995:
        return "".join(chr(source.randrange(1, 0xD800)) for _ in range(source.randrange(12)))
    return source.choice("ax\u00e9\U0001f600\u0301\u202e") * source.randrange(20_000)


def altered(source: random.Random, thing):
    """A value with one of its parts replaced, taken out, or put in twice."""
    if isinstance(thing, dict) and thing and source.random() < 0.85:
        name = source.choice(list(thing))
        copy = dict(thing)
        kind = source.random()
        if kind < 0.6:
            copy[name] = altered(source, copy[name])
        elif kind < 0.75:
            del copy[name]
        elif kind < 0.9:
            copy[text(source)[:30]] = value(source)
        else:
            copy[name] = value(source)
        return copy
    if isinstance(thing, list) and thing and source.random() < 0.85:
        copy = list(thing)
        place = source.randrange(len(copy))
        copy[place] = altered(source, copy[place])
        return copy * source.choice([1, 1, 1, 2, 50])
    if isinstance(thing, str) and thing and source.random() < 0.5:
        place = source.randrange(len(thing))
        return thing[:place] + source.choice(TEXTS) + thing[place + source.randrange(3) :]
    return value(source)


def bytes_of(source: random.Random, message) -> bytes:
    """A message as bytes that are damaged, most of the time so that they are no JSON any more."""
    line = json.dumps(message, ensure_ascii=source.random() < 0.5).encode("utf-8", "surrogatepass")
    kind = source.randrange(12)
    place = source.randrange(len(line))
    if kind == 0:
        return line[:place]
    if kind == 1:
        return line[:place] + source.choice(BROKEN_UTF8) + line[place:]
    if kind == 2:
        return line[:place] + bytes([source.randrange(256)]) + line[place + 1 :]
    if kind == 3:
        return line + line
    if kind == 4:
        return line.replace(b":", b": " + source.choice(RAW_NUMBERS).encode() + b" ", 1)
    if kind == 5:
        return _with_raw(source, message, source.choice(RAW_NUMBERS))
    if kind == 6:
        return _with_raw(source, message, source.choice(RAW_STRINGS))
    if kind == 7:
        return _with_raw(source, message, _nested(source))
    if kind == 8:
        # One name twice, of which the later stands.
        return b'{"id":"first","method":"no/such","jsonrpc":"1.0",' + line[1:]
    if kind == 9:
        return b"[" + line + b"," + line + b"]"
    if kind == 10:
        return b" \t" + line.replace(b",", b" ,\t ") + b" \r"
    return bytes(source.randrange(256) for _ in range(source.randrange(1, 40)))


def _with_raw(source: random.Random, message, raw: str) -> bytes:
    """A message with raw text in the place of one of its values."""
    copy = dict(message)
    name = source.choice([*copy, "extra"])
    copy[name] = "@raw@"
    return json.dumps(copy).replace('"@raw@"', raw).encode()


def _nested(source: random.Random) -> str:
    depth = source.choice([10, 100, 120, 126, 127, 128, 129, 1000, 20_000])
    opening, inner, closing = source.choice([("[", "1", "]"), ('{"a":', "1", "}"), ("[", "", "")])
    return opening * depth + inner + closing * depth
