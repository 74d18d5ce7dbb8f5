import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";
import { AR } from "#shared/wording/ar.ts";
import { EN } from "#shared/wording/en.ts";
import { EN as READY } from "#shared/wording/generated/en.js";
import type { Language } from "#shared/wording/languages.ts";
import { catalogue } from "#shared/wording/message.ts";
import { messageIn } from "#shared/wording/message-in.ts";

/** Makes the text of a message with values. */
const textOf = (
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language = "en",
) => {
  const compiled = compile(text);
  return messageIn(language)(compiled)(values);
};

describe("a message", () => {
  test("puts each value in its place, as often as it is named", () => {
    expect(textOf("{a} of {b}, {a}", { a: 1, b: "ten" })).toBe("1 of ten, 1");
  });

  test("takes values as they are, braces and dollar signs included", () => {
    expect(textOf("Hello {name}", { name: "$& {name}" })).toBe("Hello $& {name}");
  });

  test("has the forms of its language, with Western digits", () => {
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

  test("isolates a list that begins with a percentage as its words go, and a minus before its number", () => {
    expect(textOf("{rates}", { rates: "2% في مصر، 3% في الهند" }, "ar")).toBe(
      "\u20672% في مصر، 3% في الهند\u2069",
    );
    expect(textOf("{amount} درهم", { amount: "-5,000" }, "ar")).toBe("\u2066-5,000\u2069 درهم");
  });

  test("isolates mixed words by their first, whatever of them is isolated already", () => {
    const name = textOf("{name}، {age}", { name: "محمد Smith", age: 7 }, "ar");
    expect(name).toBe("\u2067محمد Smith\u2069، 7");
    expect(textOf("{name}.", { name }, "ar")).toBe(`\u2067${name}\u2069.`);
  });
});

describe("a catalogue", () => {
  test("asks for every value, and for no other", () => {
    const { fields, form, report } = READY;
    expect(fields.slider({ label: "Age" })).toBe("Age, slider");
    // @ts-expect-error: "label" is missing
    expect(() => fields.slider({})).toThrow("label");
    // @ts-expect-error: a message without a name is its text
    expect(() => form.heading({})).toThrow("not a function");
    // @ts-expect-error: the name in a plural is "count"
    expect(() => report.years({ years: 1 })).toThrow("count");
  });

  test("takes another language in its own order and forms, and no other names", () => {
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

  test("has text without spaces around it, unless it joins others", () => {
    expect(messages.size).toBeGreaterThan(400);
    for (const [key, message] of messages) {
      expect(message, key).not.toBe("");
      if (key !== "listSeparator") expect(message.trim(), key).toBe(message);
    }
  });

  test("has the names and no others that the English one has, each within its braces", () => {
    const english = leavesOf(EN);
    expect([...messages.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of messages) {
      expect(namesOf(message), key).toEqual(namesOf(english.get(key) ?? ""));
    }
  });

  test("has every form that its language knows, where it has any", () => {
    for (const [key, message] of messages) {
      for (const node of nodesOf(message)) {
        const forms = Array.isArray(node) ? node[2] : undefined;
        if (typeof forms === "object") expect(Object.keys(forms), key).toEqual(FORMS[language]);
      }
    }
  });
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
