import type { Page } from "@playwright/test";
import { CONTACT_FIELDS, details, enabled, openKidsSaver } from "./kids-saver.ts";
import { expectAccessible } from "./quality.ts";
import { choice, expect, field, openCalculator, results, test } from "./visitor.ts";

const proceedOf = (page: Page) => page.getByRole("button", { name: "Continue" });

/** Within the form: the panel beside it names fields too. */
const reason = (page: Page, name: string) =>
  page.getByRole("form", { name: "Design your plan" }).getByRole("button", { name, exact: true });

/** What the button is described by; links in a sentence are apart from its commas there. */
const waitsFor = (...names: readonly string[]) =>
  new RegExp(`^To continue, complete: ${names.join(" ?, ")} ?\\.$`);

test("what Continue waits for stands beside it, each reason leading to its field", async ({ page }) => {
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

test("in the Kids Saver a reason unfolds the goal that it is in, or leads to the other page", async ({
  page,
}) => {
  await openKidsSaver(page);
  await expect(reason(page, CONTACT_FIELDS)).toBeVisible();
  await enabled(page, "Activities Goal").check();
  await field(page, "Start year").fill("");
  await details(page, "Activities Goal").click();
  await reason(page, "Start year (Activities Goal)").click();
  await expect(details(page, "Activities Goal")).toHaveAttribute("aria-expanded", "true");
  await expect(field(page, "Start year")).toBeFocused();
  await details(page, "Activities Goal").click();
  await results(page).getByRole("button", { name: "Start year (Activities Goal)" }).click();
  await expect(field(page, "Start year")).toBeFocused();
  await reason(page, CONTACT_FIELDS).click();
  await expect(page).toHaveURL(/\/personal-info$/);
  await expect(proceedOf(page)).toHaveAccessibleDescription(waitsFor("Name", "Email", "Phone number"));
  await page.getByRole("button", { name: "Email", exact: true }).click();
  await expect(field(page, "Email")).toBeFocused();
});
