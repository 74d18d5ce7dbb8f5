import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { WORDINGS } from "#shared/wording/wordings.ts";

/** An example in the docstring of a function: an expression and, behind two slashes, its value. */
interface Example {
  readonly file: string;
  readonly name: string;
  readonly expression: string;
  readonly value: string;
}

const SOURCES = globSync("{client,functions,shared,tools}/**/*.{ts,tsx}", { exclude: ["**/generated/**"] });

const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?function (\w+)/g;

const EXAMPLES = SOURCES.flatMap((file) => examplesOf(file, readFileSync(file, "utf8")));

function examplesOf(file: string, source: string): readonly Example[] {
  return [...source.matchAll(DOCUMENTED)].flatMap(([, doc = "", name = ""]) => {
    const [, ...texts] = doc.replaceAll(/\n \* ?/g, "\n").split("@example ");
    return texts.map((text) => {
      const [expression = "", value = ""] = text.replace(/\n@[\s\S]*/, "").split(/\s\/\/ /);
      return { file, name, expression, value };
    });
  });
}

/** Evaluates code to which the exports of a file are known, and the English wording as `en`. */
async function valueIn(code: string, file: string): Promise<unknown> {
  const scope = { en: WORDINGS.en, ...(await import(resolve(file))) };
  return new Function(...Object.keys(scope), `return (${code});`)(...Object.values(scope));
}

describe("examples in docstrings", () => {
  it.each(EXAMPLES)("$name returns what its example in $file says", async ({ file, expression, value }) => {
    expect(await valueIn(expression, file)).toEqual(await valueIn(value, file));
  });

  it("document at least thirty functions, each by a call of its own", () => {
    expect(new Set(EXAMPLES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
    expect(EXAMPLES.filter(({ name, expression }) => !expression.startsWith(`${name}(`))).toEqual([]);
  });

  it("are all read by this test", () => {
    const written = SOURCES.map((file) => readFileSync(file, "utf8").split("@example ").length - 1);
    expect(EXAMPLES).toHaveLength(written.reduce((sum, count) => sum + count));
  });

  it("are read from one line or several, with other tags behind", () => {
    const source =
      '/** Halves. @example half(2) // 1 */\nexport function half() {}\n\n/**\n * Text.\n * @example join("a", "b")\n *   // "ab"\n * @throws {Error} never\n */\nexport async function join() {}\n';
    expect(examplesOf("a.ts", source)).toEqual([
      { file: "a.ts", name: "half", expression: "half(2)", value: "1 " },
      { file: "a.ts", name: "join", expression: 'join("a", "b")\n ', value: '"ab"' },
    ]);
  });
});
