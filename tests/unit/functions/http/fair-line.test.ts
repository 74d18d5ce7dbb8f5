import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FairLine, type InLine } from "#functions/http/fair-line.ts";
import { siteOf } from "#functions/rate-limits/client-address.ts";

interface Named extends InLine {
  readonly name: string;
}

/** @param name the client, and which of its pieces of work it is: `a1` */
const work = (name: string, expectedMs = 20): Named => ({ name, client: name[0], expectedMs });

/** Serves all that wait, with work of the expected duration. @returns their names in order */
function served(line: FairLine<Named>, many = Number.POSITIVE_INFINITY): readonly string[] {
  const names: string[] = [];
  for (let one = line.next(); one !== undefined; one = names.length < many ? line.next() : undefined) {
    names.push(one.name);
    line.charge(one, one.expectedMs);
  }
  return names;
}

function lineOf(names: readonly string[], expectedMs?: number): FairLine<Named> {
  const line = new FairLine<Named>(siteOf);
  for (const name of names) line.join(work(name, expectedMs));
  return line;
}

const many = (client: string, count: number) => Array.from({ length: count }, (_, index) => client + index);

/** Networks of one household, as `clientAddress` writes them. */
const household = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:1:${index.toString(16)}::/64`);

describe("a fair line with a household that has 256 networks", () => {
  const line = new FairLine<Named>(siteOf);
  for (const client of household(256)) line.join({ name: "household", client, expectedMs: 20 });

  test("foresees for a visitor no more than a turn of all of them", () => {
    expect(line.aheadMs(work("v1"))).toBe(10);
  });

  test("foresees for a further network of it a turn of each", () => {
    expect(line.aheadMs({ client: "2001:db8:1:fff::/64", expectedMs: 20 })).toBe(256 * 10);
  });

  test("serves visitors in turn with all of them, and the networks in turn with each other", () => {
    for (const name of ["v1", "w1", "v2"]) line.join(work(name));
    line.join({ name: "first again", client: household(1)[0], expectedMs: 20 });
    expect(served(line, 5)).toEqual(["household", "v1", "w1", "household", "v2"]);
    expect(served(line).at(-1)).toBe("first again");
  });
});

describe("a fair line", () => {
  test("serves one client in order of arrival", () => {
    expect(served(lineOf(["a1", "a2", "a3"]))).toEqual(["a1", "a2", "a3"]);
  });

  test("serves clients in turn, and each in order of arrival", () => {
    expect(served(lineOf(["a1", "a2", "a3", "b1", "b2", "c1"]))).toEqual([
      "a1",
      "b1",
      "c1",
      "a2",
      "b2",
      "a3",
    ]);
  });

  test("serves one who comes later after a single turn of each who waits", () => {
    const line = lineOf([...many("a", 100), ...many("b", 100)]);
    served(line, 20);
    line.join(work("c1"));
    expect(served(line, 3)).toContain("c1");
  });

  test("takes all of whom no address is known for one client", () => {
    const line = new FairLine<Named>(siteOf);
    for (const name of ["1", "2", "3"]) line.join({ ...work(name), client: undefined });
    line.join(work("a1"));
    expect(served(line)).toEqual(["1", "a1", "2", "3"]);
  });

  test("gives equal time to long and short work", () => {
    const line = new FairLine<Named>(siteOf);
    for (const name of many("a", 100)) line.join(work(name, 50));
    for (const name of many("b", 300)) line.join(work(name, 5));
    const names = served(line, 220);
    const ofLong = names.filter((name) => name.startsWith("a")).length;
    expect(ofLong).toBeGreaterThanOrEqual(18);
    expect(ofLong).toBeLessThanOrEqual(22);
  });

  test("does not hold against a client what it did while nobody else waited", () => {
    const line = lineOf(many("a", 200));
    served(line, 100);
    for (const name of many("b", 100)) line.join(work(name));
    expect(served(line, 10).filter((name) => name.startsWith("a")).length).toBeGreaterThanOrEqual(5);
  });

  test("foresees the own work that waits, and no more than a turn beyond it of each other client", () => {
    const line = lineOf([...many("a", 50), "b1"]);
    expect(line.aheadMs(work("a"))).toBe(50 * 20 + 20);
    expect(line.aheadMs(work("b"))).toBe(20 + 30);
    expect(line.aheadMs(work("c"))).toBe(10 + 10);
    expect(new FairLine(siteOf).aheadMs(work("a"))).toBe(0);
  });

  test("foresees nothing of those who were served or left", () => {
    const line = new FairLine<Named>(siteOf);
    const leaving = work("a1");
    line.join(leaving);
    line.join(work("b1"));
    line.leave(leaving);
    line.leave(leaving);
    line.leave(work("b1"));
    expect(line.aheadMs(work("a"))).toBe(10);
    expect(served(line)).toEqual(["b1"]);
    expect(line.aheadMs(work("a"))).toBe(0);
  });

  test("keeps the order of the others when one leaves", () => {
    const line = new FairLine<Named>(siteOf);
    const all = ["a1", "a2", "a3", "b1"].map((name) => work(name));
    for (const one of all) line.join(one);
    line.leave(all[1] as Named);
    expect(served(line)).toEqual(["a1", "b1", "a3"]);
  });

  test("gives no room to the last of the client that has most", () => {
    const line = lineOf(["a1", "a2", "a3", "b1", "a4"]);
    expect(line.takeLast()?.name).toBe("a4");
    line.join(work("c1"));
    expect(line.takeLast()?.name).toBe("a3");
    expect(served(line)).toEqual(["a1", "b1", "c1", "a2"]);
  });

  test("gives no room to a new client among as many", () => {
    const line = lineOf(["a1", "b1", "c1"]);
    expect(line.takeLast()?.name).toBe("c1");
    expect(served(line)).toEqual(["a1", "b1"]);
  });

  test("loses nobody, starves nobody and never grows beyond its length, whoever joins, leaves or is served", () => {
    const moves = fc.array(
      fc.record({
        move: fc.constantFrom("join", "join", "join", "next", "leave"),
        client: fc.constantFrom("a", "b", ...household(2), undefined),
        expectedMs: fc.constantFrom(0, 1, 20, 500),
      }),
      { maxLength: 300 },
    );
    fc.assert(
      fc.property(moves, (all) => {
        const line = new FairLine<Named>(siteOf);
        const waiting = new Set<Named>();
        for (const [index, { move, client, expectedMs }] of all.entries()) {
          if (move === "join") {
            const one = { name: String(index), client, expectedMs };
            waiting.add(one);
            line.join(one);
            const crowdedOut = line.length > 20 ? line.takeLast() : undefined;
            if (crowdedOut !== undefined) expect(waiting.delete(crowdedOut)).toBe(true);
          } else if (move === "leave") {
            const [first] = waiting;
            if (first !== undefined) line.leave(first);
            waiting.delete(first as Named);
          } else {
            const one = line.next();
            expect(one === undefined).toBe(waiting.size === 0);
            if (one === undefined) continue;
            const before = [...waiting].filter((other) => other.client === one.client);
            expect(before[0]).toBe(one);
            waiting.delete(one);
            line.charge(one, one.expectedMs);
          }
          expect(waiting.size).toBeLessThanOrEqual(20);
        }
        expect(served(line)).toHaveLength(waiting.size);
        expect(
          ["a", "b", ...household(2), undefined].map((client) => line.aheadMs({ client, expectedMs: 0 })),
        ).toEqual([0, 0, 0, 0, 0]);
      }),
    );
  });
});
