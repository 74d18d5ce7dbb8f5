import { FLOWS } from "#shared/contract/flows.ts";
import { expect, openCalculator, test } from "./visitor.ts";

const TITLES: Readonly<Record<string, string>> = {
  pension: "Pension calculator",
  education: "Education Calculator",
  helpingKids: "Helping Kids Calculator",
  activities: "Activities Calculator",
  healthcare: "Healthcare Calculator",
  kidsSaver: "Kids Saver",
};

for (const path of ["/", "/calculator", "/calculator/", "/peko", "/peko/", "/peko/calculator"]) {
  test(`${path} is the pension calculator`, async ({ page }) => {
    await openCalculator(page, path);
    await expect(page).toHaveTitle("Pension calculator");
  });
}

test("every path of the table is a page with its title, with and without a trailing slash", async ({
  page,
}) => {
  for (const { calculator, form, personalInfo, summary, summaryPdf, confirmation } of FLOWS) {
    const title = TITLES[calculator];
    const titles = [
      ...[...form, `${form[0]}/`].map((path) => [path, title]),
      ...(personalInfo === undefined ? [] : [[personalInfo, `Personal information – ${title}`]]),
      [summary, `Summary – ${title}`],
      [summaryPdf, `Printable version – ${title}`],
      [confirmation, `Confirmation – ${title}`],
    ] as const;
    for (const [path = "", pageTitle = ""] of titles) {
      await page.goto(path.replace("//", "/"));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("We could not find this page");
      await expect(page).toHaveTitle(pageTitle);
    }
  }
});

test("an unknown path leads a visitor back", async ({ page }) => {
  await page.goto("/pensions/2040");
  await expect(page.getByRole("heading", { name: "We could not find this page" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the pension calculator" }).click();
  await expect(page.getByRole("heading", { name: "Design your plan" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the root of the education host leads to the education calculator", async ({ page, baseURL }) => {
  const root = new URL(baseURL ?? "");
  root.hostname = "education.localhost";
  await page.goto(root.href);
  await expect(page).toHaveURL(`${root.origin}/education`);
  await expect(page).toHaveTitle("Education Calculator");
});

test("a missing file is no page", async ({ request }) => {
  expect((await request.get("/assets/missing.js")).status()).toBe(404);
});

test("pages name the provider's regulator and tagline", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(
    "licensed and regulated by the Central Bank of the United Arab Emirates",
  );
  await expect(page.getByRole("banner")).toContainText("Empowering Futures");
});
