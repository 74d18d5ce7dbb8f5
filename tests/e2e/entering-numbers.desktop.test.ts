import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { enabled, GOALS, goal } from "./kids-saver.ts";
import { choice, expect, expectKept, field, nextAnswer, openCalculator, test } from "./visitor.ts";

type Kind = "amount" | "years" | "percent" | "calendarYear";

/** Texts that are entered, with what is shown of each. */
type Entries = readonly (readonly [text: string, shown: string])[];

/** Text entered, and the text that the field shows when it is left; unit tests cover all other formats. */
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

/** Pasted texts that are not a number: two cells below or beside each other must not become one larger number. */
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

const ONE_EXPENSE: Readonly<Record<string, Kind>> = {
  Expense: "amount",
  "Year of the expense": "calendarYear",
};

interface NumberForm {
  readonly path: string;
  readonly fields: Readonly<Record<string, Kind>>;
  /** Kinds of which this form tries every entry: each is tried in one form. */
  readonly everyEntry?: readonly Kind[];
}

/** The number fields of every form; what a goal forces is not asked for. */
const FORMS: readonly NumberForm[] = [
  { path: "/", fields: PENSION, everyEntry: ["years", "amount", "percent"] },
  {
    path: "/education",
    fields: { "Child's age": "years", ...EXPENSE, ...SAVINGS },
    everyEntry: ["calendarYear"],
  },
  { path: "/helping-kids", fields: { "Child's age": "years", ...ONE_EXPENSE, ...SAVINGS } },
  { path: "/activities", fields: { "Child's age": "years", ...EXPENSE, ...SAVINGS } },
  { path: "/healthcare", fields: { ...EXPENSE, ...SAVINGS } },
];

/** Fields that open a numeric keyboard; that of years has no decimal point. */
/** But for those that start a forecast, which are entries of the form once more. */
const NUMBER_FIELDS = "input:is([inputmode=decimal], [inputmode=numeric]):not([id^=start-])";

/** Negative numbers are reported, not turned into positive ones. */
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

async function expectForm(
  page: Page,
  fields: Readonly<Record<string, Kind>>,
  everyEntry?: readonly Kind[],
): Promise<void> {
  // None is forgotten here: these are all number fields of the page.
  const all = page.locator(NUMBER_FIELDS).filter({ visible: true });
  await expect(all).toHaveCount(Object.keys(fields).length);
  await expectRead(page, fields, (name) => field(page, name), everyEntry);
}

/** Types an entry into every field, then pastes it; into the first field of some kinds, which is like the others, every entry. */
async function expectRead(
  page: Page,
  fields: Readonly<Record<string, Kind>>,
  entryOf: (name: string) => Locator,
  everyEntry: readonly Kind[] = [],
): Promise<void> {
  const left = new Set(everyEntry);
  for (const [name, kind] of Object.entries(fields)) {
    const isFirst = left.delete(kind);
    const entries = isFirst ? READ[kind] : READ[kind].slice(0, 1);
    const unreadable = isFirst ? PASTED : PASTED.slice(0, 1);
    await expectTyped(page, entryOf(name), kind, entries);
    await expectPasted(page, entryOf(name), [
      ...entries.map(([text, shown]) => [`\t${text}\n`, shown] as const),
      ...unreadable,
    ]);
  }
}

for (const { path, fields, everyEntry } of FORMS) {
  test(`every number field of ${path} reads typed and pasted text, and reports what it cannot read`, async ({
    page,
  }) => {
    test.slow();
    await openCalculator(page, path);
    await expectForm(page, fields, everyEntry);
  });
}

test("the pension's fixed amount also reads typed and pasted text", async ({ page }) => {
  await openCalculator(page);
  await choice(page, "Contribution", "Fixed amount").check();
  const { "Percentage of salary to invest": _, ...others } = PENSION;
  await expect(page.locator(NUMBER_FIELDS).filter({ visible: true })).toHaveCount(
    Object.keys(others).length + 1,
  );
  await expectRead(page, { "Monthly investment": "amount" }, (name) => field(page, name));
});

test("every number field of the Kids Saver outside its goals reads typed and pasted text", async ({
  page,
}) => {
  test.slow();
  await page.goto("/kids-saver/personal-info");
  await expectForm(page, { "Child's age": "years" });
  await openCalculator(page, "/kids-saver");
  await expectForm(page, {
    "Child's age": "years",
    "Monthly investment": "amount",
    "Current savings for this plan": "amount",
    "Additional future savings": "amount",
  });
});

for (const name of GOALS) {
  test(`every number field of the Kids Saver's ${name} reads typed and pasted text`, async ({ page }) => {
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

test("a salary of 25,000 is calculated as 25000", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Monthly salary").click();
  await page.keyboard.type("25,000");
  const answer = nextAnswer(page);
  await choice(page, "Risk preference", "Balanced").check();
  expect((await answer).request().postDataJSON()).toMatchObject({ monthlySalary: 25_000 });
});

test("clicking or tabbing into a field selects its text, so that typing replaces it", async ({ page }) => {
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

test("a click into a field that has the focus by Tab selects its text too", async ({ page }) => {
  await openCalculator(page);
  const retirement = field(page, "Age of retirement");
  await field(page, "Age").click();
  await page.keyboard.press("Tab");
  await expect(retirement).toBeFocused();
  await retirement.click();
  await page.keyboard.type("61");
  await expect(retirement).toHaveValue("61");
  // The next one places the caret.
  await retirement.click({ position: { x: 100, y: 20 } });
  await page.keyboard.type("5");
  await expect(retirement).toHaveValue("615");
});

test("a second click places the caret, and it stays there while typing", async ({ page }) => {
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

test("a single year is shown in the singular", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, "Number of years").fill("2");
  await field(page, "Number of years").press("ArrowDown");
  await expect(field(page, "Number of years")).toHaveValue("1 year");
  const slider = page.getByRole("slider", { name: "Number of years" });
  await expect(slider).toHaveAttribute("aria-valuetext", "1 year");
  await slider.press("ArrowRight");
  await expect(field(page, "Number of years")).toHaveValue("2 years");
});

test("a slider keeps its position while the text beside it is not a number, and says so", async ({
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

test("unreadable text is still there after a reload", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, "Annual expense").fill("ten thousand");
  await field(page, "Annual expense").blur();
  await expectKept(page, "ten thousand");
  await page.reload();
  await expect(field(page, "Annual expense")).toHaveValue("ten thousand");
});

for (const language of LANGUAGE_NAMES) {
  const { fields, currencies } = WORDINGS[language];
  const readAs = (amount: string) =>
    fields.readAs({ value: currencies.AED.amount({ amount }).replaceAll("\u00a0", " ") });

  test(`in ${language} the number read from an entry is announced while typing, except for plain numbers`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), WORDINGS[language]);
    const salary = field(page, fields.monthlySalary);
    await salary.press("ControlOrMeta+a");
    await salary.pressSequentially("15");
    await expect(page.getByText(readAs("15"))).toHaveCount(0);
    await salary.press("k");
    await expect(page.locator("[aria-live=polite]").getByText(readAs("15,000"))).toBeVisible();
    await salary.press("Tab");
    await expect(page.getByText(readAs("15,000"))).toHaveCount(0);
    await expect(salary).toHaveValue(currencies.AED.amount({ amount: "15,000" }).replaceAll("\u00a0", " "));
  });
}
