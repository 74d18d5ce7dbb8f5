import { choice, expect, field, money, nextAnswer, openCalculator, test } from "./visitor.ts";

const fees = (page: Parameters<typeof openCalculator>[0]) =>
  page.getByRole("group", { name: "Average cost of a year:" });

test("a country's average fee is filled in with one click, in the form's currency, and stays editable", async ({
  page,
}) => {
  await openCalculator(page, "/education");
  await expect(fees(page).getByRole("button")).toHaveCount(2);
  const school = fees(page).getByRole("button", { name: `Use ${money(108_800)}` });
  await expect(school).toHaveAccessibleDescription(
    "Independent day school with VAT, 2024/25 (Independent Schools Council)",
  );
  await school.click();
  await expect(field(page, "Annual expense")).toHaveValue("AED 108,800");

  await page.getByRole("combobox", { name: "Country of expense" }).selectOption("USA");
  await choice(page, "Currency", "USD").check();
  await expect(fees(page).getByRole("button")).toHaveText(
    [15_000, 45_000, 31_900].map((amount) => `Use ${money(amount, "USD")}`),
  );
  await fees(page).getByRole("button").nth(1).focus();
  await page.keyboard.press("Enter");
  const expense = field(page, "Annual expense");
  await expect(expense).toHaveValue("USD 45,000");
  await expense.click();
  await page.keyboard.type("41000");
  const answer = nextAnswer(page);
  await choice(page, "Risk preference", "Balanced").check();
  expect((await answer).request().postDataJSON()).toMatchObject({ currentAnnualExpense: 41_000 });
});

test("neither a country without known fees nor any other goal offers an average", async ({ page }) => {
  await openCalculator(page, "/education");
  await page.getByRole("combobox", { name: "Country of expense" }).selectOption("Egypt");
  await expect(fees(page)).toHaveCount(0);
  await openCalculator(page, "/activities");
  await expect(fees(page)).toHaveCount(0);
});

test("the education of a Kids Saver plan accepts an average fee, and its line says so", async ({ page }) => {
  await openCalculator(page, "/kids-saver");
  await page.getByRole("checkbox", { name: "Education Goal" }).check();
  await fees(page)
    .getByRole("button", { name: `Use ${money(29_100)}` })
    .click();
  await expect(field(page, "Annual expense")).toHaveValue("AED 29,100");
});
