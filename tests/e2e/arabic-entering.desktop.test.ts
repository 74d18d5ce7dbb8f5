import { WORDINGS } from "#shared/wording/wordings.ts";
import { readPdf, withoutSpace } from "../integration/support/read-pdf.ts";
import { openWithPayload, pensionSummary } from "./summary.ts";
import { choice, confirmAmount, expect, field, NETWORK_ERROR, openCalculator, test } from "./visitor.ts";

const { en: EN, ar: AR } = WORDINGS;

test("an Arabic comma in an email address is reported, and does not change its domain", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  const email = field(page, AR.fields.email);
  for (const typed of ["fatima@example.com،", "ali@exa،mple.com"]) {
    await email.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
    await expect(email).toHaveValue(typed);
    await expect(page.getByText(AR.faults.email)).toBeVisible();
  }
});

test("an Arabic comma is accepted in a name", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  await field(page, AR.fields.name).click();
  await page.keyboard.type("فاطمة العلي، أم خالد");
  await page.keyboard.press("Tab");
  await expect(field(page, AR.fields.name)).toHaveValue("فاطمة العلي, أم خالد");
  await expect(page.getByText(AR.faults.characters)).toHaveCount(0);
});

test("a country is found by digits of any script, and by letters as people type them", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  const countryCode = page.getByRole("combobox", { name: AR.fields.phoneNumberCountryCode });
  for (const [typed, found] of [
    ["٩٦٦", "السعودية"],
    ["+٩٦٦", "السعودية"],
    ["٠٠٩٦٦", "السعودية"],
    ["الامارات", "الإمارات"],
    ["اردن", "الأردن"],
    ["المانيا", "ألمانيا"],
  ] as const) {
    await countryCode.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
    await expect(page.getByRole("listbox").getByRole("option").first(), typed).toContainText(found);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("combobox", { name: EN.fields.phoneNumberCountryCode }).click();
  await page.keyboard.type("ger");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Germany");
});

test("an entry has the direction of its text, and starts at the page's edge", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  const salary = field(page, AR.fields.monthlySalary);
  const email = field(page, AR.fields.email);
  const phone = field(page, AR.fields.phoneNumber);
  const name = field(page, AR.fields.name);
  const countryCode = page.getByRole("combobox", { name: AR.fields.phoneNumberCountryCode });
  const expectLaidOut = async (entry: typeof salary, direction: string) => {
    await expect(entry).toHaveCSS("direction", direction);
    await expect(entry).toHaveCSS("text-align", "right");
    // The room for buttons is on the left, whatever is typed.
    const [left, right] = await entry.evaluate((input) => {
      const { paddingLeft, paddingRight } = getComputedStyle(input);
      return [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    });
    expect(left).toBeGreaterThanOrEqual(right ?? 0);
  };
  await expect(salary).toHaveValue(/درهم/);
  await expectLaidOut(salary, "rtl");
  await expectLaidOut(field(page, AR.fields.age), "rtl");
  await salary.fill("12345");
  await expectLaidOut(salary, "ltr");
  await email.fill("layla@example.com");
  await expectLaidOut(email, "ltr");
  await phone.fill("+971 50 123 4567");
  await expectLaidOut(phone, "ltr");
  await expectLaidOut(countryCode, "ltr");
  await name.fill("ليلى");
  await expectLaidOut(name, "rtl");
});

test("arrow keys move a slider's thumb in their direction in Arabic, one step each", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  const slider = page.getByRole("slider", { name: AR.fields.slider({ label: AR.fields.retirementAge }) });
  for (const [key, value] of [
    ["ArrowLeft", "66"],
    ["ArrowRight", "65"],
    ["ArrowUp", "66"],
    ["ArrowDown", "65"],
    ["End", "77"],
    ["ArrowLeft", "77"],
    ["Home", "50"],
    ["ArrowRight", "50"],
  ] as const) {
    await slider.press(key);
    await expect(slider, key).toHaveValue(value);
  }
  await slider.press("PageUp");
  expect(Number(await slider.inputValue())).toBeGreaterThan(50);
});

test("the page handles a slider's arrow keys only in Arabic, where engines differ", async ({ page }) => {
  const isTaken = (path: string, wording: typeof EN | typeof AR) =>
    openCalculator(page, path, wording).then(() =>
      page
        .getByRole("slider")
        .first()
        .evaluate(
          (slider) =>
            !slider.dispatchEvent(
              new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true }),
            ),
        ),
    );
  expect(await isTaken("/ar", AR)).toBe(true);
  expect(await isTaken("/", EN)).toBe(false);
});

test("the switch keeps the focus", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  await page.getByRole("link", { name: "English" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "العربية" })).toBeFocused();
});

test("an address in capitals is Arabic too, and can be switched", async ({ page }) => {
  await openCalculator(page, "/AR/education", AR);
  await field(page, AR.fields.currentAnnualExpense).fill("45000");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/education");
  await expect(field(page, EN.fields.currentAnnualExpense)).toHaveValue("AED 45,000");
});

test("no path makes the switch lead to another site", async ({ page, baseURL }) => {
  for (const path of ["/ar//evil.example/x", "/ar///evil.example", "/ar/%5Cevil.example"]) {
    await page.goto(path);
    const english = page.getByRole("link", { name: "English", exact: true });
    const href = (await english.getAttribute("href")) ?? "";
    expect(new URL(href, baseURL).origin).toBe(baseURL);
    await english.click();
    await expect(page.getByRole("heading", { name: EN.notFound.heading })).toBeVisible();
  }
});

test.describe("with a service that fails", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("somebody who keeps typing under the error window does not press its button", async ({ page }) => {
    await openCalculator(page, "/ar/kids-saver", AR);
    await page.route("**/api/CalculateMultiGoal", (route) => route.abort());
    await page.getByRole("checkbox", { name: AR.kidsSaver.goals.Activities.title, exact: true }).check();
    await confirmAmount(page, AR);
    await choice(page, AR.fields.risk, AR.risks.Balanced.name).check();
    await field(page, AR.kidsSaver.savings.currentAdditional).click();
    await page.keyboard.type("١٢٠٠");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    await page.keyboard.type("٠ ");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => Reflect.get(window, "isMarked"))).toBe(true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: AR.errorModal.okay })).toBeFocused();
  });
});

test("a printed page says in words which page it is, like a report", async ({ page }) => {
  await openWithPayload(page, "/ar/summary-pdf", pensionSummary.form);
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  pages.forEach((text, index) => {
    const words = AR.report.pages({ page: String(index + 1), pages: String(pages.length) });
    // The letters in the order in which they are drawn, from left to right, in the shapes that they take within a word.
    const drawn = [...withoutSpace(words).replaceAll(/\p{Cf}/gu, "")].toReversed().join("");
    expect(text.normalize("NFKC")).toContain(drawn);
  });
});

test("without scripts every document says in its languages that it needs them", async ({ request }) => {
  const arabic = `<p lang="ar" dir="rtl">${AR.site.needsScripts}</p>`;
  const english = `<p lang="en" dir="ltr">${EN.site.needsScripts}</p>`;
  expect(await (await request.get("/ar/education")).text()).toContain(`<noscript>${arabic}</noscript>`);
  expect(await (await request.get("/education")).text()).toContain(`<noscript>${english}</noscript>`);
  expect(await (await request.get("/ar/nowhere")).text()).toContain(
    `<noscript>${english}${arabic}</noscript>`,
  );
});
