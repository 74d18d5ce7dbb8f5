import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { enterKidsSaver, GOALS, planGoals } from "../e2e/kids-saver.ts";
import {
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  test,
  upToDate,
} from "../e2e/visitor.ts";
import { drawPdf } from "./draw-pdf.ts";

const FOLDER = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));

test("pension: calculator, summary and report", async ({ page }, { project }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla Haddad");
  await expect(upToDate(page)).toBeVisible();
  await picture(page, "Design your plan", `pension-${project.name}`);
  await continueToSummary(page);
  await expect(page.getByRole("heading", { name: "How this was calculated" })).toBeVisible();
  await picture(page, "Your retirement plan", `summary-${project.name}`);
  if (project.name !== "desktop") return;
  await page.getByRole("button", { name: "Get detailed report" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const pages = await drawPdf(page, await readFile(await (await downloading).path()));
  for (const index of [0, 1]) {
    await pages.nth(index).screenshot({ path: `${FOLDER}/report-${index + 1}.png` });
  }
});

test("Kids Saver: calculator", async ({ page }, { project }) => {
  await enterKidsSaver(page, "Layla Haddad");
  await field(page, "Monthly investment").fill("4500");
  await planGoals(page, GOALS);
  await picture(page, "Your goals", `kids-saver-${project.name}`);
});

/** What a visitor sees who has come to a heading, once the chart has arrived where it is in view. */
async function picture(page: Page, heading: string, name: string): Promise<void> {
  await page.getByRole("heading", { name: heading }).evaluate((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.scrollIntoView();
  });
  const chart = page.getByRole("figure");
  const isInSight = await chart.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
  if (isInSight) await expect(chart.getByRole("img")).toBeVisible();
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: "disabled" });
}
