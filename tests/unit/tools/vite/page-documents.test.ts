import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { chunkOf } from "#tools/vite/page-documents.ts";

const chunk = (facadeModuleId: string | null) => ({ type: "chunk", facadeModuleId });

const BUNDLE = {
  "a.js": chunk("/client/features/pension/FormPage.tsx"),
  "b.js": chunk("/client/features/pension/definition.ts"),
  "c.js": chunk("/client/features/kids-saver/definition.ts"),
  "shared.js": chunk(null),
  "FormPage.css": { type: "asset" },
} as unknown as Rolldown.OutputBundle;

it("returns the chunk of a page by the name of its module", () => {
  expect(chunkOf("FormPage", BUNDLE)).toBe(BUNDLE["a.js"]);
});

it("refuses a page whose module is not in the build", () => {
  expect(() => chunkOf("SummaryPage", BUNDLE)).toThrow("SummaryPage is the module of no chunk.");
});

it("refuses a name that two modules have", () => {
  expect(() => chunkOf("definition", BUNDLE)).toThrow("definition is the module of more than one chunk.");
});
