"""What a line from a client must be answered with, by JSON-RPC 2.0 and the protocol."""

import json
import math
from dataclasses import dataclass

DEPTH_LIMIT = 128
LINE_LIMIT = 4 << 20
STATELESS = ("io.modelcontextprotocol/protocolVersion", "io.modelcontextprotocol/clientCapabilities")


@dataclass
class Expectation:
    """How a line is answered."""

    is_answered: bool
    # What the answer's id must be; `None` is JSON's null, under which refusals go that belong to no request.
    id: object = None
    # The id of the request that the line cancels.
    cancels: object = None
    # Whether the request stays open until it is cancelled.
    stays_open: bool = False
    method: object = None


NOTHING = Expectation(False)
REFUSED = Expectation(True)


class Unreadable(ValueError):
    """JSON that is not to be taken."""


def key(identifier):
    """An id as what it is compared by: 1 and 1.0 are one id, "1" is another."""
    return identifier if identifier is None or isinstance(identifier, str) else ("number", int(identifier))


def expectation(line: bytes) -> Expectation:
    """What a line, without its line break, is answered with."""
    if len(line) > LINE_LIMIT:
        return REFUSED
    if line.endswith(b"\r"):
        line = line[:-1]
    if not line.strip(b" \t"):
        return NOTHING
    try:
        message = read(line)
    except (ValueError, RecursionError):
        return REFUSED
    return of_message(message)


def of_message(message) -> Expectation:
    """What a message is answered with."""
    if not isinstance(message, dict):
        return REFUSED
    identifier = message.get("id")
    has_id = "id" in message
    usable = key(identifier) if has_id and _is_usable(identifier) else None
    if message.get("jsonrpc") != "2.0":
        return Expectation(True, usable)
    if "method" not in message:
        if usable is not None and ("result" in message or "error" in message):
            return NOTHING
        return REFUSED
    method = message["method"]
    if not isinstance(method, str):
        return Expectation(True, usable)
    if has_id and usable is None:
        return REFUSED
    parameters = message.get("params")
    parameters = parameters if isinstance(parameters, dict) else {}
    if usable is None:
        cancelled = parameters.get("requestId") if method == "notifications/cancelled" else None
        return Expectation(False, cancels=key(cancelled) if _is_usable(cancelled) else None)
    meta = parameters.get("_meta")
    is_stateless = isinstance(meta, dict) and any(name in meta for name in STATELESS)
    return Expectation(True, usable, stays_open=method == "subscriptions/listen" and is_stateless, method=method)


def read(line: bytes):
    """Reads JSON as strictly as the server has to."""
    text = line.decode("utf-8")
    value = json.loads(text, parse_constant=refuse, parse_int=_number, parse_float=_number)
    _check_depth(text)
    return _without_surrogates(value) if "\\ud" in text.lower() else value


def _is_usable(identifier) -> bool:
    if isinstance(identifier, str):
        return True
    if isinstance(identifier, bool) or not isinstance(identifier, (int, float)):
        return False
    return identifier == int(identifier) and -(2**63) <= identifier < 2**63


def _number(text: str):
    if not any(letter in text for letter in ".eE") and len(text) < 25:
        whole = int(text)
        if -(2**63) <= whole < 2**63:
            return whole
    value = float(text)
    if not math.isfinite(value):
        raise Unreadable(text)
    return value


def refuse(word: str):
    raise Unreadable(word)


def _check_depth(text: str) -> None:
    """Counts brackets outside of strings."""
    if text.count("[") + text.count("{") <= DEPTH_LIMIT:
        return
    depth, is_string, is_escaped = 0, False, False
    for letter in text:
        if is_string:
            if is_escaped:
                is_escaped = False
            elif letter == "\\":
                is_escaped = True
            elif letter == '"':
                is_string = False
        elif letter == '"':
            is_string = True
        elif letter in "[{":
            depth += 1
            if depth > DEPTH_LIMIT:
                raise Unreadable("too deep")
        elif letter in "]}":
            depth -= 1


def _without_surrogates(value):
    """Half of a pair names no character, and comes back as the one that stands for that."""
    if isinstance(value, str):
        return "".join("\ufffd" if "\ud800" <= letter <= "\udfff" else letter for letter in value)
    if isinstance(value, list):
        return [_without_surrogates(element) for element in value]
    if isinstance(value, dict):
        return {_without_surrogates(name): _without_surrogates(element) for name, element in value.items()}
    return value
