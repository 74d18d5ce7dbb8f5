import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { methodContent } from "#shared/method/method-content.ts";
import { METHOD_FIGURES, PLAN_NAMES } from "#shared/method/method-figures.ts";
import { EN } from "#shared/wording/generated/en.js";
import { figuresOrigin, formulaFigures, productRow } from "#tools/validate/figures.ts";
import { markdownOf } from "#tools/validate/markdown.ts";
import { productEngine, workedInHistory } from "#tools/validate/product.ts";
import { REFERENCE_PLANS } from "#tools/validate/reference-plans.ts";

const RENEW = "run npm run validate and commit what it writes";

describe("the published figures are those of this version", () => {
  it("made from the present model, data, plans and tests", () => {
    expect(METHOD_FIGURES.origin, RENEW).toEqual(figuresOrigin());
  });

  it("equal to those calculated now, where that is quick", async () => {
    expect(METHOD_FIGURES.formulas, RENEW).toEqual(formulaFigures());
    const engine = productEngine();
    for (const name of PLAN_NAMES) {
      const published = METHOD_FIGURES.plans[name];
      expect(published, RENEW).toMatchObject(await productRow(name, engine));
      const { worked } = workedInHistory(REFERENCE_PLANS[name]);
      expect(published.models.history, RENEW).toBeCloseTo(worked, 1);
    }
  });

  it("and so is the document", () => {
    const document = readFileSync("docs/validation.md", "utf8");
    expect(document, RENEW).toBe(markdownOf(methodContent(METHOD_FIGURES, EN)));
  });
});

describe("the published words are true", () => {
  const { formulas, plans, calibration } = METHOD_FIGURES;

  it("the calculators come close to formulas, even in rare scenarios", () => {
    for (const { byFormula, byEngine } of Object.values(formulas)) {
      expect(Math.abs(byEngine / byFormula - 1)).toBeLessThan(0.01);
    }
  });

  it("separate scenarios give the same chance but for chance itself", () => {
    // Four standard errors of 20,000 scenarios of an even chance.
    for (const { product, separate } of Object.values(plans)) {
      expect(Math.abs(product - separate)).toBeLessThan(4 * 0.35);
    }
  });

  it("high chances are too high in the mixed history, and low ones too low", () => {
    for (const { from, product, worked } of calibration) {
      if (from >= 60) expect(worked).toBeLessThan(product);
      if (from < 30) expect(worked).toBeGreaterThan(product);
    }
  });

  it("history was kinder than the model to all but the one who retires soon", () => {
    const kinder = PLAN_NAMES.filter((name) => plans[name].models.history > plans[name].product);
    expect(kinder).toEqual(PLAN_NAMES.filter((name) => name !== "executive"));
  });
});
