import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvOf, figuresCsv, timelineCsv } from "#client/plans/figures-csv.ts";
import { textValue } from "#shared/report/values.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const FIGURES = {
  axisLabel: "Age",
  note: "In today's money",
  currency: "USD",
  series: [
    { id: "realistic", label: "Realistic", points: [1_234.5, 2_345_678.4].map(pointOf) },
    { id: "pessimistic", label: "Pessimistic", points: [999.49, 0].map(pointOf) },
  ],
} as const;

function pointOf(amount: number, index: number) {
  return { at: 30 + index, amount };
}

describe("the table of every year as CSV", () => {
  test("has whole amounts without separators, and their unit in the headings", () => {
    expect(figuresCsv(FIGURES, WORDINGS.en)).toBe(
      [
        "\ufeffAge,Realistic (USD) · In today's money,Pessimistic (USD) · In today's money",
        "30,1235,999",
        "31,2345678,0",
        "",
      ].join("\r\n"),
    );
  });

  test("names the currency in Arabic", () => {
    expect(figuresCsv({ ...FIGURES, currency: "AED" }, WORDINGS.ar)).toContain(
      "(درهم إماراتي) · In today's money",
    );
  });
});

test("every year of a family has what each goal costs, and what is saved for each person", () => {
  const spans = [
    {
      label: "Education",
      years: "2027 to 2028",
      ages: "18 to 19",
      from: 2027,
      to: 2028,
      when: "",
      cost: 100_000,
    },
  ];
  const saved = [
    { from: 2026, to: 2027, amount: 500.4 },
    { from: 2027, to: 2028, amount: 250 },
  ];
  const lanes = [{ name: "Child, 17", chance: textValue("54 in 100"), ages: [], spans, saved }];
  expect(timelineCsv({ lanes, from: 2026, to: 2028, currency: "AED" }, WORDINGS.en)).toBe(
    [
      [
        "\ufeffYear",
        '"Child, 17: Education (AED a year, at today\'s prices)"',
        '"Child, 17: saved (AED a month, at today\'s prices and salary)"',
      ].join(","),
      "2026,0,500",
      "2027,100000,750",
      "2028,100000,250",
      "",
    ].join("\r\n"),
  );
});

describe("CSV", () => {
  test("gives another program the texts and numbers that it was made of", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme" }).map((text) => `a${text}`),
      fc.integer(),
    );
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(rows, (rows) => {
        const read = parse(csvOf(rows), { bom: true, record_delimiter: "\r\n" });
        expect(read).toEqual(rows.map((cells) => cells.map(String)));
      }),
    );
  });

  // Source: OWASP, "CSV Injection".
  test.each(['=HYPERLINK("https://example.com")', "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"])(
    "no text is a formula: %j",
    (text) => {
      const [[cell]] = parse(csvOf([[text]]), { bom: true, record_delimiter: "\r\n" }) as [[string]];
      expect(cell).toBe(`'${text}`);
    },
  );

  test("a negative number stays a number", () => {
    expect(csvOf([[-1]])).toBe("\ufeff-1\r\n");
  });
});
