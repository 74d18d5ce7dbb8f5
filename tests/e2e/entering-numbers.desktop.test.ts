import type { Locator, Page } from "@playwright/test";
import { enabled, GOALS, goal } from "./kids-saver.ts";
import { choice, expect, expectKept, field, nextAnswer, openCalculator, test } from "./visitor.ts";

type Kind = "amount" | "years" | "percent" | "calendarYear";

/** Texts that are entered, with what is shown of each. */
type Entries = readonly (readonly [text: string, shown: string])[];

/** What is entered, and what the field shows once it is left; what else can be read, unit tests hold. */
const READ: Readonly<Record<Kind, Entries>> = {
  amount: [
    ["25,000", "AED 25,000"],
    ["12.5k", "AED 12,500"],
    ["١٢٬٥٠٠", "AED 12,500"],
    ["AED 12,500.00 ", "AED 12,500"],
    ["1,250,000", "AED 1,250,000"],
    ["12 500,5", "AED 12,500.5"],
  ],
  years: [
    ["9", "9 years"],
    ["۹", "9 years"],
    ["1", "1 year"],
    [" 10 years", "10 years"],
  ],
  percent: [
    ["7.5", "7.5%"],
    ["7,5 %", "7.5%"],
    ["٧٫٥٪", "7.5%"],
  ],
  calendarYear: [
    ["2035", "2035"],
    ["٢٠٣٥", "2035"],
    ["2,035", "2035"],
  ],
};

/** What is pasted and no number: two cells below or beside each other are two, and no larger one. */
const PASTED: Entries = [
  ["12x,5", "12x,5"],
  ["5\n600\n", "5 / 600"],
  ["5\t600", "5\t600"],
  [" \n", ""],
];

const PENSION: Readonly<Record<string, Kind>> = {
  Age: "years",
  "Age of retirement": "years",
  "Monthly salary": "amount",
  "Years of service": "years",
  "Percentage of salary to invest": "percent",
  "Current retirement savings": "amount",
  "Additional savings at retirement": "amount",
};

const EXPENSE: Readonly<Record<string, Kind>> = {
  "Annual expense": "amount",
  "Start year": "calendarYear",
  "Number of years": "years",
};

const SAVINGS: Readonly<Record<string, Kind>> = {
  "Monthly investment": "amount",
  "Current savings for this goal": "amount",
  "Additional savings at the start of the expense": "amount",
};

const { "Number of years": _, ...ONE_EXPENSE } = EXPENSE;

/** The number fields of every form; what a goal forces is not asked for. */
const FORMS: readonly { readonly path: string; readonly fields: Readonly<Record<string, Kind>> }[] = [
  { path: "/", fields: PENSION },
  { path: "/education", fields: { "Child's age": "years", ...EXPENSE, ...SAVINGS } },
  { path: "/helping-kids", fields: { "Child's age": "years", ...ONE_EXPENSE, ...SAVINGS } },
  { path: "/activities", fields: { "Child's age": "years", ...EXPENSE, ...SAVINGS } },
  { path: "/healthcare", fields: { ...EXPENSE, ...SAVINGS } },
];

/** What brings up a keyboard of digits, years those without a point. */
const NUMBER_FIELDS = "input[inputmode='decimal'], input[inputmode='numeric']";

/** What is below every range is told, not turned into a positive number. */
const NEGATIVE: Readonly<Record<Kind, string>> = {
  amount: "AED -5",
  years: "-5 years",
  percent: "-5%",
  calendarYear: "-5",
};

const WRITES_TO_CLIPBOARD = ["clipboard-write"];

/** Types texts into a field and leaves it each time; what cannot be read, or is out of range, is told and stays. */
async function expectTyped(page: Page, entry: Locator, kind: Kind, entries: Entries): Promise<void> {
  const type = async (text: string) => {
    await entry.click();
    await page.keyboard.type(text);
    await expect(entry).toHaveValue(text);
    await entry.blur();
  };
  for (const [text, shown] of entries) {
    await type(text);
    await expect(entry, text).toHaveValue(shown);
  }
  await type("12x,5");
  await expect(entry).toHaveValue("12x,5");
  await expect(entry).toHaveAccessibleDescription("Enter a number.");
  await type("-5");
  await expect(entry).toHaveValue(NEGATIVE[kind]);
  await expect(entry).toHaveAccessibleDescription(/^Enter [\d,]+ or more\.$/);
}

/** Pastes texts into a field and leaves it each time. */
async function expectPasted(page: Page, entry: Locator, entries: Entries): Promise<void> {
  await page.context().grantPermissions(WRITES_TO_CLIPBOARD);
  for (const [text, shown] of entries) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await entry.click();
    await page.keyboard.press("ControlOrMeta+v");
    await entry.blur();
    await expect(entry, text).toHaveValue(shown);
  }
}

async function expectForm(page: Page, fields: Readonly<Record<string, Kind>>): Promise<void> {
  // None is forgotten here: these are all number fields of the page.
  const all = page.locator(NUMBER_FIELDS).filter({ visible: true });
  await expect(all).toHaveCount(Object.keys(fields).length);
  await expectRead(page, fields, (name) => field(page, name));
}

/** Types every entry into the first field of each kind, then pastes it; into the others, which are the same, one of them. */
async function expectRead(
  page: Page,
  fields: Readonly<Record<string, Kind>>,
  entryOf: (name: string) => Locator,
): Promise<void> {
  const tried = new Set<Kind>();
  for (const [name, kind] of Object.entries(fields)) {
    const entries = tried.has(kind) ? READ[kind].slice(0, 1) : READ[kind];
    const unreadable = tried.has(kind) ? PASTED.slice(0, 1) : PASTED;
    tried.add(kind);
    await expectTyped(page, entryOf(name), kind, entries);
    await expectPasted(page, entryOf(name), [
      ...entries.map(([text, shown]) => [`\t${text}\n`, shown] as const),
      ...unreadable,
    ]);
  }
}

for (const { path, fields } of FORMS) {
  test(`every number field of ${path} reads what is typed and pasted, and tells what it cannot read`, async ({
    page,
  }) => {
    test.slow();
    await openCalculator(page, path);
    await expectForm(page, fields);
  });
}

test("the pension's fixed amount reads what is typed and pasted too", async ({ page }) => {
  await openCalculator(page);
  await choice(page, "Contribution", "Fixed amount").check();
  const { "Percentage of salary to invest": _, ...others } = PENSION;
  await expect(page.locator(NUMBER_FIELDS).filter({ visible: true })).toHaveCount(
    Object.keys(others).length + 1,
  );
  await expectRead(page, { "Monthly investment": "amount" }, (name) => field(page, name));
});

test("every number field of the Kids Saver beside its goals reads what is typed and pasted", async ({
  page,
}) => {
  test.slow();
  await page.goto("/kids-saver/personal-info");
  await expectForm(page, { "Child's age": "years" });
  await openCalculator(page, "/kids-saver");
  await expectForm(page, {
    "Monthly investment": "amount",
    "Current savings for this plan": "amount",
    "Additional future savings": "amount",
  });
});

for (const name of GOALS) {
  test(`every number field of the Kids Saver's ${name} reads what is typed and pasted`, async ({ page }) => {
    test.slow();
    await openCalculator(page, "/kids-saver");
    await enabled(page, name).check();
    const fields = name === "Help Kids Goal" ? ONE_EXPENSE : EXPENSE;
    const entries = goal(page, name).locator(NUMBER_FIELDS);
    await expect(entries).toHaveCount(Object.keys(fields).length);
    await expectRead(page, fields, (label) =>
      goal(page, name).getByRole("textbox", { name: label, exact: true }),
    );
  });
}

test("a salary of 25,000 is calculated with as 25000", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Monthly salary").click();
  await page.keyboard.type("25,000");
  const answer = nextAnswer(page);
  await choice(page, "Risk preference", "Balanced").check();
  expect((await answer).request().postDataJSON()).toMatchObject({ monthlySalary: 25_000 });
});

test("by click and by Tab a field is selected, so that what is typed replaces it", async ({ page }) => {
  await openCalculator(page, "/education");
  const investment = field(page, "Monthly investment");
  await investment.click();
  await page.keyboard.type("2000");
  await investment.blur();
  await expect(investment).toHaveValue("AED 2,000");
  await field(page, "Current savings for this goal").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("300");
  await page.keyboard.press("Shift+Tab");
  await expect(field(page, "Additional savings at the start of the expense")).toHaveValue("AED 300");
  await expect(field(page, "Current savings for this goal")).toBeFocused();
});

test("a second click places the caret, and it stays where the visitor types", async ({ page }) => {
  await openCalculator(page, "/education");
  const expense = field(page, "Annual expense");
  const caret = () => expense.evaluate((input: HTMLInputElement) => input.selectionStart);
  await expense.click();
  await page.keyboard.type("150000.50");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("9");
  await expect(expense).toHaveValue("1590000.50");
  expect(await caret()).toBe(3);
  await page.keyboard.press("Backspace");
  await page.keyboard.type(",");
  await expect(expense).toHaveValue("15,0000.50");
  expect(await caret()).toBe(3);
});

test("a number of years is told in the singular where it is one", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, "Number of years").fill("2");
  await field(page, "Number of years").press("ArrowDown");
  await expect(field(page, "Number of years")).toHaveValue("1 year");
  const slider = page.getByRole("slider", { name: "Number of years" });
  await expect(slider).toHaveAttribute("aria-valuetext", "1 year");
  await slider.press("ArrowRight");
  await expect(field(page, "Number of years")).toHaveValue("2 years");
});

test("a slider stays where it was while the text beside it is no number, and says that there is none", async ({
  page,
}) => {
  await openCalculator(page);
  const age = field(page, "Age");
  const slider = page.getByRole("slider", { name: "Age, slider" });
  await age.fill("42");
  for (const text of ["abc", ""]) {
    await age.fill(text);
    await age.blur();
    await expect(slider).toHaveValue("42");
    await expect(slider).toHaveAttribute("aria-valuetext", "No number");
  }
  await slider.press("ArrowRight");
  await expect(age).toHaveValue("43 years");
  await expect(slider).toHaveAttribute("aria-valuetext", "43 years");
  await age.fill("abc");
  await age.press("ArrowUp");
  await expect(age).toHaveValue("44 years");
});

test("what could not be read is still there after a reload", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, "Annual expense").fill("ten thousand");
  await field(page, "Annual expense").blur();
  await expectKept(page, "ten thousand");
  await page.reload();
  await expect(field(page, "Annual expense")).toHaveValue("ten thousand");
});
