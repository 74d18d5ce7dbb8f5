"""The engine's algorithm in numpy, on one thread: python3 calculate.py INPUT RUNS.

The input is described in workload.ts; prints its answers, then the nanoseconds of each of RUNS calculations, a number a
line.
"""

import sys
import time
from pathlib import Path

import numpy as np

PERCENTILES = 3
GAPS = 3
TABLES = 2


class Reader:
    def __init__(self, data):
        self.data = data
        self.offset = 0

    def take(self, kind, count):
        values = np.frombuffer(self.data, kind, count, self.offset)
        self.offset += values.nbytes
        return values

    def flow(self, years):
        return self.take("<f8", 1)[0], self.take("<f8", years), self.take("<f8", years)

    def table(self, years, scenarios):
        return self.take("<f4", years * scenarios).reshape(years, scenarios).astype(np.float64)

    def gap(self, years):
        target, percentile = self.take("<f8", 2)
        table = self.take("<i4", 1)[0]
        return target, percentile, table, self.flow(years), self.flow(years)

    def plan(self, scenarios):
        years = self.take("<i4", 1)[0]
        tables = [(self.table(years, scenarios), self.table(years, scenarios)) for _ in range(TABLES)]
        percentiles = self.take("<f8", PERCENTILES)
        total = self.flow(years)
        return tables, percentiles, total, [self.gap(years) for _ in range(GAPS)]


def balances(growth, annuity, flow):
    """The balance in every scenario, at the start and after each year; the same array, changed."""
    opening, monthly, last = flow
    values = np.full(growth.shape[1], opening)
    yield values
    for year in range(len(growth)):
        values *= growth[year]
        values += monthly[year] * annuity[year] + last[year]
        yield values


def percentiles_of(values, percentiles):
    """Linear between order statistics."""
    ranks = percentiles * (len(values) - 1)
    below, above = np.floor(ranks).astype(int), np.ceil(ranks).astype(int)
    ordered = np.partition(values, np.union1d(below, above))
    return ordered[below] + (ranks - below) * (ordered[above] - ordered[below])


def gap_answer(tables, gap):
    target, percentile, table, item_flow, rest_flow = gap
    growth, annuity = tables[table]
    for item, rest in zip(balances(growth, annuity, item_flow), balances(growth, annuity, rest_flow)):
        pass
    is_positive = (item > 0).all()
    if not is_positive and not (item < 0).all():
        sys.exit("an item has both signs")
    share = 1 - percentile if is_positive else percentile
    factor = percentiles_of((target - rest) / item, np.array([share]))[0]
    return [factor, (rest + item >= target).mean()]


def calculate(plan):
    tables, percentiles, total, gaps = plan
    answers = [percentiles_of(values, percentiles) for values in balances(*tables[0], total)]
    return np.concatenate([*answers, *(gap_answer(tables, gap) for gap in gaps)])


def main():
    reader = Reader(Path(sys.argv[1]).read_bytes())
    scenarios, count = reader.take("<i4", 2)
    plans = [reader.plan(scenarios) for _ in range(count)]
    for plan in plans:
        print(*(repr(float(answer)) for answer in calculate(plan)), sep="\n")
    for run in range(int(sys.argv[2])):
        start = time.perf_counter_ns()
        calculate(plans[run % count])
        print(time.perf_counter_ns() - start)


main()
