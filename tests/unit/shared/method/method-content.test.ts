import { describe, expect, it } from "vitest";
import { methodContent } from "#shared/method/method-content.ts";
import { METHOD_FIGURES, MODEL_NAMES } from "#shared/method/method-figures.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

describe.each(LANGUAGE_NAMES)("the page on how figures are tested, in %s", (language) => {
  const wording = WORDINGS[language];
  const { sections } = methodContent(METHOD_FIGURES, wording);
  const tables = sections.flatMap(({ table }) => table ?? []);

  it("begins with what the model does not know", () => {
    expect(sections[0]?.heading).toBe(wording.method.unknown.heading);
    expect(sections[0]?.items).toHaveLength(5);
  });

  it("has a value below every head of its tables", () => {
    expect(tables).toHaveLength(4);
    for (const { heads, rows } of tables) {
      for (const { values } of rows) expect(values).toHaveLength(heads.length - 1);
    }
  });

  it("shows the product's chance first, then a row and a remark for every other model", () => {
    const { models } = wording.method;
    const section = sections.find(({ heading }) => heading === models.heading);
    const labels = section?.table?.rows.map(({ label }) => label);
    expect(labels).toEqual([models.product, ...MODEL_NAMES.map((name) => models[name])]);
    MODEL_NAMES.forEach((name, index) => {
      expect(section?.remarks?.[index]).toContain(`${models[name]}:`);
    });
  });

  it("names the model, the seed and the data", () => {
    const { origin, settings } = METHOD_FIGURES;
    const text = sections.at(-1)?.items?.join(" ");
    for (const part of [
      origin.modelVersion,
      origin.hash,
      origin.history,
      origin.exchangeRates,
      settings.seed,
    ]) {
      expect(text).toContain(String(part));
    }
  });
});
