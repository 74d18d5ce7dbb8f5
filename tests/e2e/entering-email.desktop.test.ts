import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expect, field, openCalculator, test } from "./visitor.ts";

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields, faults } = wording;

  test(`${language}: a space within an email address stays, and is reported as a fault`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/education"), wording);
    const email = field(page, fields.email);
    await email.pressSequentially("layla b@example.com");
    await page.keyboard.press("Tab");
    await expect(email).toHaveValue("layla b@example.com");
    await expect(email).toHaveAccessibleDescription(faults.email);
    await email.press("Home");
    for (let steps = 0; steps < "layla".length; steps++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await expect(email).toHaveValue("laylab@example.com");
    await expect(email).toHaveAccessibleDescription("");
  });

  test(`${language}: spaces around an email address are removed`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/education"), wording);
    const email = field(page, fields.email);
    // Keyboards that suggest the address leave such spaces.
    await email.pressSequentially(" layla@example.com ");
    await expect(page.getByText(wording.form.missing({ fields: "|" }).split("|")[0] ?? "")).not.toContainText(
      fields.email,
    );
    await page.keyboard.press("Tab");
    await expect(email).toHaveValue("layla@example.com");
    await expect(email).toHaveAccessibleDescription("");
  });
}
