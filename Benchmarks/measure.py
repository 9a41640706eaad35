"""What is measured of servers and of commands."""

import os
import statistics
import subprocess
import time

from client import Client, checked


def starts(command, environment, tool, times):
    """The median seconds from starting a server to its first answer, and to the first answer of a tool."""
    answers, tools = [], []
    for _ in range(times):
        with Client(command, environment) as client:
            answers.append(client.begin())
            client.ask("tools/call", tool)
            tools.append(time.perf_counter() - client.started)
    return statistics.median(answers), statistics.median(tools)


def calls(client, method, parameters, open_calls, seconds):
    """Calls a method for some time with a number of calls open; calls a second, and each call's seconds, sorted."""
    for _ in range(20):
        client.ask(method, parameters)
    sent, taken = {}, []
    start = time.perf_counter()
    for _ in range(open_calls):
        sent[client.send(method, parameters)] = time.perf_counter()
    while sent:
        answer = client.receive()
        now = time.perf_counter()
        checked(answer)
        taken.append(now - sent.pop(answer["id"]))
        if now - start < seconds:
            sent[client.send(method, parameters)] = time.perf_counter()
    return len(taken) / (time.perf_counter() - start), sorted(taken)


def latencies(client, parameters, times):
    """The median and the longest seconds of calls of a tool, one after the other."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        client.ask("tools/call", parameters)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken), max(taken)


def percentile(ordered, share):
    """The value below which a share of sorted values lies."""
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def run(command, environment, output=None):
    """Runs a command; its seconds and its peak memory in bytes."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=output or subprocess.DEVNULL,
        stderr=subprocess.PIPE)
    # Nothing here writes more than a few lines, so the pipe cannot fill.
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    words = process.stderr.read().decode(errors="replace")
    process.stderr.close()
    if process.returncode:
        raise SystemExit(f"{' '.join(map(str, command))} ended with status {process.returncode}: {words}")
    return seconds, usage.ru_maxrss << 10


def runs(command, environment, times):
    """The median seconds of runs of a command, after one that does not count, and the most memory of any."""
    run(command, environment)
    results = [run(command, environment) for _ in range(times)]
    return statistics.median(seconds for seconds, _ in results), max(memory for _, memory in results)
