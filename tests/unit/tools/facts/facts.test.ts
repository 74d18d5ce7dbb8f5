import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EN } from "#shared/wording/en.ts";
import { constantAt, entriesOf, numberPaths } from "#tools/facts/constants.ts";
import { lastDay, overdueFacts, type Source } from "#tools/facts/fact.ts";
import { FACTS } from "#tools/facts/facts.ts";
import { factsPage, inWords } from "#tools/facts/facts-page.ts";

const ALL = FACTS.flatMap(({ facts }) => facts);
const ROWS = ALL.flatMap((fact) => ("constant" in fact ? [fact.constant] : []));
const DOMAIN = globSync("shared/domain/*.ts").map((file) => readFileSync(file, "utf8"));

/** The constants below a docstring that refers to the page on facts, until the next empty line. */
const CONSTANTS = DOMAIN.flatMap((source) =>
  [...source.matchAll(/docs\/facts\.md[\s\S]*?(?:\n\n|$)/g)].flatMap(([block]) =>
    [...block.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = ""]) => name),
  ),
);

/** The text at a path of the English catalogue. */
function textAt(path: string): unknown {
  return path
    .split(".")
    .reduce((above: unknown, key) => entriesOf(above).find(([each]) => each === key)?.[1], EN);
}

describe("the facts", () => {
  it("have a row for every number of a constant that refers to them", () => {
    expect(CONSTANTS.length).toBeGreaterThan(20);
    const isCovered = (path: string) => ROWS.some((row) => path === row || path.startsWith(`${row}.`));
    expect(CONSTANTS.flatMap(numberPaths).filter((path) => !isCovered(path))).toEqual([]);
  });

  it("have a constant or a text for every row", () => {
    expect(ROWS.filter((row) => !CONSTANTS.includes(row.replace(/\..*/, "")))).toEqual([]);
    expect(new Set(ROWS).size).toBe(ROWS.length);
    for (const fact of ALL) if ("text" in fact) expect(textAt(fact.text)).toBeTypeOf("string");
  });

  it("alone name laws and addresses, so that no source is kept twice", () => {
    for (const source of DOMAIN) expect(source).not.toMatch(/Decree-Law|Resolution \d|https?:/);
  });

  it("type no number twice", () => {
    for (const fact of ALL) {
      const value = "constant" in fact ? constantAt(fact.constant) : undefined;
      if (typeof value === "number") expect(` ${fact.gist} `).not.toContain(` ${inWords(value)} `);
    }
  });

  it("include every law that texts cite", () => {
    const titles = ALL.map(({ source }) => source.title).join("\n");
    const catalogue = readFileSync("shared/wording/en.ts", "utf8");
    const cited = catalogue.match(/(?:Law|Resolution) \d+ of \d+(?:, article \d+)?/g) ?? [];
    expect(cited.length).toBeGreaterThan(3);
    expect(cited.filter((law) => !titles.includes(law))).toEqual([]);
  });

  it("have valid dates, and a review after each check", () => {
    for (const { validFrom, source } of ALL) {
      expect(validFrom).toMatch(/^\d{4}(-\d{2}){0,2}$/);
      for (const date of [source.checkedOn, source.reviewBy]) expect(date).toMatch(/^\d{4}(-\d{2}){1,2}$/);
      for (const date of [validFrom, source.checkedOn, source.reviewBy]) {
        expect(Date.parse(date)).not.toBeNaN();
      }
      expect(lastDay(source.reviewBy) > lastDay(source.checkedOn)).toBe(true);
      expect(validFrom <= source.checkedOn).toBe(true);
    }
  });

  it("are on the committed page", () => {
    expect(readFileSync("docs/facts.md", "utf8")).toBe(factsPage(FACTS));
  });

  it("read on the page as constants and lists", () => {
    expect(inWords(29_057)).toBe("29,057");
    expect(inWords(["UK", "India"])).toBe("UK, India");
    expect(inWords("Conservative")).toBe("Conservative");
  });
});

describe("the warning of an overdue review", () => {
  const source = { title: "A law", checkedOn: "2026-11" } as const;
  const groupOf = (reviewBy: Source["reviewBy"]) => ({
    title: "Law",
    facts: [
      {
        text: "a",
        name: "A fact",
        value: "1",
        validFrom: "2026-01",
        source: { ...source, reviewBy },
        gist: "",
      } as const,
    ],
  });

  it("comes on the day after the last one", () => {
    expect(overdueFacts([groupOf("2027-05-31")], "2027-05-31T23:59:59Z")).toEqual([]);
    expect(overdueFacts([groupOf("2027-05-31")], "2027-06-01T00:00:00Z")).toHaveLength(1);
  });

  it("comes after a month of which no day is known", () => {
    expect(overdueFacts([groupOf("2027-05")], "2027-05-31")).toEqual([]);
    expect(overdueFacts([groupOf("2027-05")], "2027-06-01")).toHaveLength(1);
  });

  it("names facts of any group", () => {
    expect(overdueFacts(FACTS, "2026-11-25")).toEqual([]);
    expect(overdueFacts(FACTS, "2999-01-01")).toHaveLength(ALL.length);
  });
});
