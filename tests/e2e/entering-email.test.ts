import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expect, field, openCalculator, test } from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { fields } = wording;

  test(`in ${language} a likely slip in an email address is questioned, and corrected with one click`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    const email = field(page, fields.email);
    const question = page.getByRole("button", { name: fields.likelyEmail({ email: "john@gmail.com" }) });
    await email.pressSequentially("john@gmial.com");
    await expect(question).toHaveCount(0);
    await email.press("Tab");
    await expect(question).toBeVisible();
    // It is a question: the address is none that is refused.
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await question.click();
    await expect(email).toHaveValue("john@gmail.com");
    await expect(email).toBeFocused();
    await expect(question).toHaveCount(0);
  });
});

test.describe("", ONE_WIDTH.en, () => {
  test("neither an unrelated domain nor an address that the visitor keeps is questioned", async ({
    page,
  }) => {
    await openCalculator(page);
    const email = field(page, "Email");
    const question = page.getByRole("button", { name: /^Did you mean/ });
    await email.pressSequentially("john@gmial.com");
    await email.press("Tab");
    await expect(question).toBeVisible();
    await email.fill("john@example.com");
    await email.press("Tab");
    await expect(question).toHaveCount(0);
  });
});
