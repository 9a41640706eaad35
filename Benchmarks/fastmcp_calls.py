"""The peer: the same four tools as one writes them with FastMCP. An argument is the port of 127.0.0.1 to serve HTTP at."""

import sys

from fastmcp import FastMCP

server = FastMCP("calls")
prices = {f"article {number}": number * 7 % 1009 for number in range(10_000)}


@server.tool
def fibonacci(index: int) -> int:
    """Calculates a Fibonacci number."""
    number, following = 0, 1
    for _ in range(index):
        number, following = following, number + following
    return number


@server.tool
def sum_up(numbers: list[float]) -> float:
    """Adds numbers up."""
    return sum(numbers)


@server.tool
def capitals(text: str) -> str:
    """Writes a text in capital letters."""
    return text.upper()


@server.tool
def price(article: str) -> int:
    """Looks the price of an article up."""
    return prices.get(article, 0)


if len(sys.argv) > 1:
    server.run(transport="http", host="127.0.0.1", port=int(sys.argv[1]), show_banner=False, log_level="error")
else:
    server.run(show_banner=False)
