import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EN } from "#shared/wording/en.ts";

const SOURCES = ["client/**/*.{ts,tsx}", "shared/**/*.ts", "functions/**/*.ts", "tools/**/*.ts", "*.ts"];
const CATALOGUES = /shared\/wording\/(en|ar)\.ts$|\/generated\//;

/** The keys of a catalogue, groups and messages, each with its path. */
function keysOf(texts: object, path = ""): readonly (readonly [path: string, key: string])[] {
  return Object.entries(texts).flatMap(([key, below]) => [
    [`${path}${key}`, key] as const,
    ...(typeof below === "object" && !Array.isArray(below) ? keysOf(below, `${path}${key}.`) : []),
  ]);
}

test("every key of the catalogues is used in a source", () => {
  const files = globSync(SOURCES).filter((file) => !CATALOGUES.test(file));
  const named = new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/[\w$]+/g) ?? []));
  const keys = keysOf(EN);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter(([, key]) => !named.has(key)).map(([path]) => path)).toEqual([]);
});
