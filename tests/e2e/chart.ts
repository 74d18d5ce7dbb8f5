import type { Locator, Page } from "@playwright/test";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { choice, expect, expectSettled, fillPlan, nextAnswer, openCalculator, upToDate } from "./visitor.ts";

export interface Outcome {
  readonly age: number;
  readonly value: number;
}

/** A plan whose savings are used up, in both forecasts. @returns its chart and its result */
export async function openChart(page: Page, wording = WORDINGS.en) {
  await openCalculator(page, pathIn(wording.language, "/"), wording);
  await fillPlan(page, wording);
  await expect(upToDate(page, wording)).toBeVisible();
  const answer = nextAnswer(page);
  await choice(page, wording.fields.lifestyle, wording.lifestyles.Affluent).check();
  const result = await (await answer).json();
  // The insights move the chart when they arrive.
  await expectSettled(page, wording);
  const figure = page.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole("img")).toBeVisible();
  return { figure, result };
}

export const valueAt = (outcomes: readonly Outcome[], at: number): number =>
  Math.max(0, outcomes.find(({ age }) => age === at)?.value ?? Number.NaN);

export const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error("there is nothing to measure");
  return box;
};
