import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";
import { AR } from "#shared/wording/ar.ts";
import { catalogue } from "#shared/wording/catalogue.ts";
import { EN } from "#shared/wording/en.ts";
import { EN as READY } from "#shared/wording/generated/en.js";
import type { Language } from "#shared/wording/languages.ts";
import { messageFormatter } from "#shared/wording/message-formatter.ts";

/** Makes the text of a message with values. */
const textOf = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language = "en",
) => {
  const compiled = compile(text);
  return messageFormatter(language)(compiled)(values);
};

describe("a message", () => {
  test("inserts each value, as often as it is named", () => {
    expect(textOf("{a} of {b}, {a}", { a: 1, b: "ten" })).toBe("1 of ten, 1");
  });

  test("inserts values unchanged, including braces and dollar signs", () => {
    expect(textOf("Hello {name}", { name: "$& {name}" })).toBe("Hello $& {name}");
  });

  test("has the plural forms of its language, with Western digits", () => {
    const years = "{count, plural, one {# year} other {# years}}";
    expect([0, 1, 1.5, 2].map((count) => textOf(years, { count }))).toEqual([
      "0 years",
      "1 year",
      "1.5 years",
      "2 years",
    ]);
    const forms = "{count, plural, zero {z#} one {o#} two {t#} few {f#} many {m#} other {x#}}";
    expect([0, 1, 2, 3, 11, 100].map((count) => textOf(forms, { count }, "ar"))).toEqual([
      "z0",
      "o1",
      "t2",
      "f3",
      "m11",
      "x100",
    ]);
  });

  test("isolates foreign words and percentages within words from right to left, and nothing else", () => {
    const text = "{name}: {rate}، {count}، {amount}";
    const values = { name: "Zoë", rate: "5%", count: 3, amount: "1,235 درهم" };
    expect(textOf(text, values, "ar")).toBe("\u2066Zoë\u2069: \u20665%\u2069، 3، 1,235 درهم");
    expect(textOf(text, values)).toBe("Zoë: 5%، 3، 1,235 درهم");
  });

  test("isolates a list that begins with a percentage in the direction of its words, and a minus before its number", () => {
    expect(textOf("{rates}", { rates: "2% في مصر، 3% في الهند" }, "ar")).toBe(
      "\u20672% في مصر، 3% في الهند\u2069",
    );
    expect(textOf("{amount} درهم", { amount: "-5,000" }, "ar")).toBe("\u2066-5,000\u2069 درهم");
  });

  test("isolates mixed words by the first, whatever is isolated already", () => {
    const name = textOf("{name}، {age}", { name: "محمد Smith", age: 7 }, "ar");
    expect(name).toBe("\u2067محمد Smith\u2069، 7");
    expect(textOf("{name}.", { name }, "ar")).toBe(`\u2067${name}\u2069.`);
  });
});

describe("a catalogue", () => {
  test("requires every value, and no other", () => {
    const { fields, form, report } = READY;
    expect(fields.slider({ label: "Age" })).toBe("Age, slider");
    // @ts-expect-error: "label" is missing
    expect(() => fields.slider({})).toThrow("label");
    // @ts-expect-error: a message without a name is its text
    expect(() => form.heading({})).toThrow("not a function");
    // @ts-expect-error: the name in a plural is "count"
    expect(() => report.years({ years: 1 })).toThrow("count");
  });

  test("accepts another language's order and forms, but no other names", () => {
    const english = catalogue({ text: "{a} of {b}, then", months: ["January", "February"] });
    const reordered: typeof english = catalogue({
      text: "{b, plural, one {one # x} other {{b}}}: {a}",
      months: ["Januar", "Februar"],
    });
    // @ts-expect-error: "b" is missing, and a month
    const wanting: typeof english = catalogue({ text: "{a}", months: ["Januar"] });
    // @ts-expect-error: "c" is none of the names
    const strange: typeof english = catalogue({ text: "{a} {b} {c}", months: ["Januar", "Februar"] });
    expect([reordered.text, wanting.text, strange.text]).toHaveLength(3);
  });
});

const FORMS = { en: ["one", "other"], ar: ["zero", "one", "two", "few", "many", "other"] } as const;

describe.each([
  ["en", EN],
  ["ar", AR],
] as const)("every message in %s", (language, texts) => {
  const messages = leavesOf(texts);

  test("has no spaces around its text, unless it joins others", () => {
    expect(messages.size).toBeGreaterThan(400);
    for (const [key, message] of messages) {
      expect(message, key).not.toBe("");
      if (key !== "listSeparator") expect(message.trim(), key).toBe(message);
    }
  });

  test("has exactly the names of the English one, each within braces", () => {
    const english = leavesOf(EN);
    expect([...messages.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of messages) {
      expect(namesOf(message), key).toEqual(namesOf(english.get(key) ?? ""));
    }
  });

  test("has all plural forms of its language, if it has any", () => {
    for (const [key, message] of messages) {
      for (const node of nodesOf(message)) {
        const forms = Array.isArray(node) ? node[2] : undefined;
        if (typeof forms === "object") expect(Object.keys(forms), key).toEqual(FORMS[language]);
      }
    }
  });
});

test("no Arabic number is at the end of a line without its noun", () => {
  const breaks = /# (?=\p{L})|(?<!\p{L})(سن|عام) (?=\{)|\d (?=سيناريو|سنة|سنوات|يوم|نقط)/u;
  expect([...leavesOf(AR)].filter(([, message]) => breaks.test(message))).toEqual([]);
});

test("every Arabic percentage is isolated", () => {
  const bare = /(?<!\u2066)(?<!\d)\d+%|\d%(?!\u2069)/;
  expect([...leavesOf(AR)].filter(([, message]) => bare.test(message))).toEqual([]);
});

test("no Arabic text addresses the reader by a verb, which would show a gender", () => {
  const verb = /(?<!\p{L})(تقصد|تريد|ترغب|تود)(ين)?(?!\p{L})/u;
  expect([...leavesOf(AR)].filter(([, message]) => verb.test(message))).toEqual([]);
});

test("no Arabic text uses, for work in progress, a verb that also means to flow", () => {
  expect([...leavesOf(AR)].filter(([, message]) => /[يت]جري(?!\p{L})/u.test(message))).toEqual([]);
});

/** The messages of a catalogue by their keys, as `form.heading`. */
function leavesOf(node: object, base = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(node).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[`${base}${key}`, value]] : [...leavesOf(value, `${base}${key}.`)],
    ),
  );
}

function nodesOf(message: string): readonly unknown[] {
  const compiled = compile(message);
  return typeof compiled === "string" ? [] : compiled;
}

function namesOf(message: string): readonly string[] {
  return [
    ...new Set(nodesOf(message).flatMap((node) => (Array.isArray(node) ? [String(node[0])] : []))),
  ].sort();
}
