import type { Locator, Page, Request } from "@playwright/test";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOAL_FORM, PENSION_FORM } from "../fixtures/forms.ts";
import { THIS_YEAR } from "./child-goals.ts";
import { expect, type Place } from "./visitor.ts";

export const CONTACT = {
  name: "ليلى الهاشمي",
  email: "layla@example.com",
  phoneNumberCountryCode: "+971",
  phoneNumber: "050 123 4567",
} as const;

const PENSION = {
  ...PENSION_FORM,
  ...CONTACT,
  age: 41,
  retirementAge: 60,
  country: "India",
  monthlySalary: 24_000,
  investmentPercentageOfSalary: 10,
  applyEosbLimit: true,
  currentAdditional: 120_000,
  expectedAdditional: 2_000,
};

const childGoal = (type: GoalType) => ({
  ...CHILD_GOAL_FORM,
  ...CONTACT,
  age: 6,
  startYear: THIS_YEAR + 8,
  countryOfExpense: "Egypt",
  currentAnnualExpense: 60_000,
  monthlyInvestment: 1_500,
  risk: "Aggressive",
  currentAdditional: 20_000,
  type,
  ...CHILD_GOALS[type].forced,
});

/** The Kids Saver with all of its goals, or none. */
export const kidsSaver = (areEnabled: boolean) => ({
  ...CONTACT,
  age: 10,
  currency: "AED",
  monthlyInvestment: 1_500,
  risk: "Balanced",
  currentAdditional: 20_000,
  expectedAdditional: 5_000,
  ...Object.fromEntries(
    GOAL_TYPES.flatMap((type) => {
      const { key, defaults } = CHILD_GOALS[type].kidsSaver;
      const { startsInYears, ...expense } = defaults;
      const startYear = THIS_YEAR + startsInYears;
      return [
        [`${key}Enabled`, areEnabled],
        [key, { type, countryOfExpense: "UAE", startYear, ...expense }],
      ];
    }),
  ),
});

interface SummaryCase {
  readonly name: string;
  /** Common beginning of all paths of the flow. */
  readonly base: string;
  readonly formPath: string;
  readonly title: string;
  readonly form: object;
  /** Lines of the personal information, beside the contact. */
  readonly details: Readonly<Record<string, string>>;
}

const pensionSummaryAt = (base: string): SummaryCase => ({
  name: `pension ${base}`,
  base,
  formPath: base === "" ? "/" : base,
  title: "Your retirement plan",
  form: PENSION,
  details: {
    Age: "41",
    "Age of retirement": "60",
    "Retirement domicile": "India (South Asia)",
    Lifestyle: "Moderate",
    "Monthly salary": "AED\u00a024,000",
    "Years of service": "3 years",
    "Percentage of salary to invest": "10%",
    "Risk preference": "Balanced",
    "Current retirement savings": "AED\u00a0120,000",
    "Additional savings at retirement": "AED\u00a02,000",
  },
});

export const pensionSummary = pensionSummaryAt("");

/** A summary of every calculator. Source of the lines: specification section 2. */
export const SUMMARIES: readonly SummaryCase[] = [
  pensionSummary,
  pensionSummaryAt("/peko"),
  ...GOAL_TYPES.map((type) => ({
    name: type,
    base: CHILD_GOALS[type].path,
    formPath: CHILD_GOALS[type].path,
    title: {
      Education: "Your child's education plan",
      HelpKids: "Your plan to help your child",
      Activities: "Your child's activities plan",
      Healthcare: "Your child's healthcare plan",
    }[type],
    form: childGoal(type),
    details: {
      "Monthly investment": "AED\u00a01,500",
      "Risk preference": "Aggressive",
      "Current savings": "AED\u00a020,000",
      "Additional savings at the start": "AED\u00a00",
      ...(type === "Healthcare"
        ? {
            "Healthcare start year": String(THIS_YEAR + 8),
            "Number of years": "4 years",
            "Annual cost": "AED\u00a060,000",
            "Country of healthcare": "Egypt (Middle East & North Africa)",
          }
        : {}),
    },
  })),
  {
    name: "Kids Saver",
    base: "/kids-saver",
    formPath: "/kids-saver",
    title: "Your savings plan for your child",
    form: kidsSaver(true),
    details: {
      "Age of child": "10",
      "Monthly investment": "AED\u00a01,500",
      "Risk preference": "Balanced",
      "Current savings for this plan": "AED\u00a020,000",
      "Additional future savings": "AED\u00a05,000",
    },
  },
];

/** A summary of every calculator once: a way of its own does not make the pension another. */
export const CALCULATOR_SUMMARIES = SUMMARIES.filter(({ base }) => base !== "/peko");

/** Opens a page behind a form by a link that carries it. */
export async function openWithPayload(page: Page, path: string, form: object): Promise<void> {
  await page.goto(`${path}?payload=${encodePayload(form)}`);
}

/** Opens a summary and waits for its results. */
export async function openSummary(page: Page, { base, form }: SummaryCase): Promise<void> {
  await openWithPayload(page, `${base}/summary`, form);
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
}

/**
 * Waits until a page behind a form shows all that it will: results, their picture, and what would change them, which a
 * summary opens on demand.
 * @param title of the insights that come last; by default what every calculator but the family plan tells
 */
export async function expectComplete(
  page: Page,
  { results, insights, summary } = WORDINGS.en,
  title = insights.certainty.title,
): Promise<void> {
  await expect(page.getByText(results.chance, { exact: true })).toBeVisible();
  const last = page.getByText(title, { exact: true });
  if (page.url().endsWith("/summary")) {
    // What comes above the pointer between press and release moves it off what it pressed.
    await expect(last).toBeAttached();
    await page.getByText(summary.more, { exact: true }).click();
  }
  await expect(last).toBeVisible();
  await expect(page.getByText(results.changesPending)).toHaveCount(0);
  const figure = page.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole("img")).toBeVisible();
}

/** A line of the details within a part of the page. */
export function detail(part: Locator, label: string): Locator {
  const name = part
    .page()
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) });
  return part.locator("dl > div").filter({ has: name }).getByRole("definition");
}

export function personal(page: Page): Locator {
  return page.getByRole("region", { name: "Personal information" });
}

export function mailButton(page: Place): Locator {
  return page.getByRole("button", { name: "Get detailed report" });
}

export function smartSaverButton(page: Place): Locator {
  return page.getByRole("button", { name: "Smart saver" });
}

export function downloadButton(page: Place): Locator {
  return page.getByRole("button", { name: "Download PDF" });
}

/** Stands in for the functions that make reports. @returns the requests that they were sent */
export async function stubReports(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = [];
  await page.route("**/api/EmailPdf", async (route) => {
    requests.push(route.request());
    await route.fulfill({ status: 202, json: { reportId: "1" } });
  });
  await page.route("**/api/DownloadPdf", async (route) => {
    requests.push(route.request());
    await route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7" });
  });
  return requests;
}

/** Expects the data that the browser keeps beyond the page to hold no name, address or phone number. */
export async function expectNobodyKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([window.history.state, { ...sessionStorage }, { ...localStorage }, window.location.href]),
  );
  expect(kept).not.toMatch(/payload|layla|050 123|\u0644/i);
  expect(kept).not.toContain(CONTACT.name);
}

/** Keeps a function's answer back until the returned function is called. */
export function holdBack(page: Page, name: string): Promise<() => void> {
  return holdBackAll(page, `**/api/${name}`);
}

/** Lets no request of an address, which may be a pattern, through until the returned function is called. */
export async function holdBackAll(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
