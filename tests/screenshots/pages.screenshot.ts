import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  choice,
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

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];

  test(`pension in ${language}: calculator, summary and report`, async ({ page }, { project }) => {
    const { form, results, pension, summary, confirmation } = wording;
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await fillContact(page, "Layla Haddad", wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await picture(page, form.heading, `pension-${language}-${project.name}`);
    await continueToSummary(page, wording);
    await expect(page.getByText(results.chance, { exact: true })).toBeVisible();
    await picture(page, pension.report.title, `summary-${language}-${project.name}`);
    if (project.name !== "desktop") return;
    await page.getByRole("button", { name: summary.detailedReport }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: confirmation.download }).click();
    const pages = await drawPdf(page, await readFile(await (await downloading).path()));
    for (const index of [0, 1]) {
      await pages.nth(index).screenshot({ path: `${FOLDER}/report-${language}-${index + 1}.png` });
    }
  });

  test(`Kids Saver in ${language}: calculator`, async ({ page }, { project }) => {
    const { fields, risks, kidsSaver } = wording;
    await openCalculator(page, pathIn(language, "/kids-saver"), wording);
    await field(page, fields.monthlyInvestment).fill("4500");
    for (const type of KIDS_SAVER_GOALS) {
      const { title } = kidsSaver.goals[type];
      await page.getByRole("checkbox", { name: title, exact: true }).check();
      const isRight = new RegExp(fields.isRight({ amount: ".+" }));
      await page
        .getByRole("region", { name: title, exact: true })
        .getByRole("button", { name: isRight })
        .click();
    }
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(upToDate(page, wording)).toBeVisible();
    await picture(page, kidsSaver.sections.goals, `kids-saver-${language}-${project.name}`);
  });
}

/** Takes a picture of the page scrolled to a heading, once a chart in view has loaded. */
async function picture(page: Page, heading: string, name: string): Promise<void> {
  await page.getByRole("heading", { name: heading, exact: true }).evaluate((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.scrollIntoView();
  });
  const chart = page.getByRole("figure");
  // The panel that it stands in scrolls, and may hide it however high the window is.
  const isInSight = await chart.evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry]) => resolve(entry?.isIntersecting)).observe(element);
      }),
  );
  if (isInSight) await expect(chart.getByRole("img")).toBeVisible();
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: "disabled" });
}
