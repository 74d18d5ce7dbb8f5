import type { Page } from "@playwright/test";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { details, enabled, LAST_CONTACT_FIELD, openKidsSaver } from "./kids-saver.ts";
import { expectAccessible } from "./quality.ts";
import { CALCULATOR_SUMMARIES, holdBackAll, openWithPayload } from "./summary.ts";
import {
  choice,
  expect,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

const proceedOf = (page: Page) => page.getByRole("button", { name: "Continue" });

/** Within the form: the panel beside it names fields too. */
const reason = (page: Page, name: string) =>
  page.getByRole("form", { name: "Design your plan" }).getByRole("button", { name, exact: true });

/** Description of the button; it separates links in a sentence from its commas by a space. */
const waitsFor = (...names: readonly string[]) =>
  new RegExp(`^To continue, complete or correct: ${names.join(" ?, ")} ?\\.$`);

test("the entries that Continue waits for are listed beside it, each leading to its field", async ({
  page,
}) => {
  await openCalculator(page);
  await expect(proceedOf(page)).toBeDisabled();
  await expect(proceedOf(page)).toHaveAccessibleDescription(
    waitsFor("Risk preference", "Name", "Email", "Phone number"),
  );
  for (const name of ["Name", "Email", "Phone number"]) {
    await reason(page, name).click();
    await expect(field(page, name)).toBeFocused();
  }
  await reason(page, "Risk preference").click();
  await expect(choice(page, "Risk preference", "Conservative")).toBeFocused();
  await expectAccessible(page);
});

test.describe("", ONE_WIDTH.en, () => {
  test("in the Kids Saver a reason expands its goal, or leads to the other page", async ({ page }) => {
    await openKidsSaver(page);
    await expect(reason(page, LAST_CONTACT_FIELD)).toBeVisible();
    await enabled(page, "Activities Goal").check();
    await field(page, "Start year").fill("");
    await details(page, "Activities Goal").click();
    await reason(page, "Start year (Activities Goal)").click();
    await expect(details(page, "Activities Goal")).toHaveAttribute("aria-expanded", "true");
    await expect(field(page, "Start year")).toBeFocused();
    await details(page, "Activities Goal").click();
    await results(page).getByRole("button", { name: "Start year (Activities Goal)" }).click();
    await expect(field(page, "Start year")).toBeFocused();
    await reason(page, LAST_CONTACT_FIELD).click();
    await expect(page).toHaveURL(/\/personal-info$/);
    await expect(proceedOf(page)).toHaveAccessibleDescription(waitsFor("Name", "Email", "Phone number"));
    await page.getByRole("button", { name: "Email", exact: true }).click();
    await expect(field(page, "Email")).toBeFocused();
  });
});

for (const { name, base, formPath, form } of CALCULATOR_SUMMARIES) {
  test(`${name}: Continue stays under a pointer that presses it while results arrive`, async ({ page }) => {
    const release = await holdBackAll(page, /\/api\/Calculate(MultiGoal)?$/);
    await openWithPayload(page, formPath, form);
    // As far down as the page goes with all of the button in view.
    await proceedOf(page).evaluate((button) => button.scrollIntoView({ block: "start" }));
    await proceedOf(page).hover();
    await page.mouse.down();
    release();
    await expect(upToDate(page)).toBeAttached();
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`${base}/summary$`));
  });
}

for (const { name, base, formPath, form } of CALCULATOR_SUMMARIES) {
  test(`${name}: Continue pressed twice leads to one summary, and one step back to the form @desktop`, async ({
    page,
  }) => {
    await openWithPayload(page, formPath, form);
    await expect(upToDate(page)).toBeAttached();
    const pages = await page.evaluate(() => history.length);
    await proceedOf(page).dblclick();
    await expect(page).toHaveURL(new RegExp(`${base}/summary$`));
    expect(await page.evaluate(() => history.length)).toBe(pages + 1);
    await page.goBack();
    await expect(proceedOf(page)).toBeEnabled();
    await proceedOf(page).click();
    await expect(page).toHaveURL(new RegExp(`${base}/summary$`));
  });
}

test("Continue leads on again after Back was pressed while the summary was on its way @desktop", async ({
  page,
}) => {
  let letSummaryLoad = () => {};
  const loads = new Promise<void>((resolve) => {
    letSummaryLoad = resolve;
  });
  await page.route(/SummaryPage-.*\.js/, async (route) => {
    await loads;
    await route.continue();
  });
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeAttached();
  await proceedOf(page).click();
  await expect(page).toHaveURL(/\/summary\?payload=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await proceedOf(page).click();
  letSummaryLoad();
  await expect(page).toHaveURL(/\/summary$/);
});

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { fields, faults, risks } = wording;

  test(`in ${language} a company's name with a web address is refused at its field`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    const company = page.getByLabel(fields.companyName);
    await company.fill("Amazon.com");
    await company.press("Tab");
    await expect(company).toHaveAccessibleDescription(faults.characters);
    await company.fill("P&O (Gulf) L.L.C.");
    await company.press("Tab");
    await expect(company).toHaveAccessibleDescription("");
  });

  test(`in ${language} Enter moves on through the plan, and marks nothing that was not left`, async ({
    page,
    viewport,
  }) => {
    const marked = page.locator("[data-highlighted], [aria-invalid=true]");
    await openCalculator(page, pathIn(language, "/"), wording);
    await field(page, fields.monthlySalary).fill("20000");
    const age = field(page, fields.age);
    await age.fill("abc");
    await age.press("Enter");
    await expect(age).toHaveAccessibleDescription(new RegExp(faults.number));
    await expect(age).toBeFocused();
    await age.fill("35");
    await age.press("Enter");
    await expect(choice(page, fields.risk, risks.Conservative.name)).toBeFocused();
    await expect(marked).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(upToDate(page, wording)).toBeAttached();
    await age.press("Enter");
    if ((viewport?.width ?? 0) < 1024) {
      await expect(results(page, wording)).toBeFocused();
      await expect(results(page, wording).getByText(wording.results.chance)).toBeInViewport();
    } else {
      await expect(age).toBeFocused();
      await expect(results(page, wording)).toBeInViewport();
    }
    await expect(marked).toHaveCount(0);
    await field(page, fields.name).fill("Layla");
    await field(page, fields.name).press("Enter");
    await expect(field(page, fields.email)).toBeFocused();
    await expect(marked).toHaveCount(0);
    await fillContact(page, "Layla", wording);
    await age.press("Enter");
    await expect(page).toHaveURL(/\/summary$/);
  });
});
