import { decodePayload } from "#shared/contract/payload-codec.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { detail, holdBackAll, personal } from "./summary.ts";
import {
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  NETWORK_ERROR,
  openCalculator,
  test,
} from "./visitor.ts";

test("however a phone number is written, it is read, kept and shown as +971 50 123 4567", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  for (const text of [
    "+971 50 123 4567",
    "00971501234567",
    "050.123.4567",
    "050-123-4567",
    "٠٥٠ ١٢٣ ٤٥٦٧",
    "0501234567",
  ]) {
    await field(page, "Phone number").fill("");
    await field(page, "Phone number").pressSequentially(text);
    await expect(field(page, "Phone number")).toHaveValue(text);
    await field(page, "Phone number").blur();
    await expect(field(page, "Phone number")).toHaveValue("50 123 4567");
    const payload = await continueToSummary(page);
    expect(decodePayload(payload)).toMatchObject({
      phoneNumberCountryCode: "+971",
      phoneNumber: "50 123 4567",
    });
    await expect(detail(personal(page), "Phone number")).toHaveText("+971 50 123 4567");
    await page.goBack();
  }
});

test("Enter in the field continues with the number as it is kept", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await field(page, "Phone number").fill("(04) 345 6789");
  await field(page, "Phone number").press("Enter");
  await expect(detail(personal(page), "Phone number")).toHaveText("+971 4 345 6789");
});

test("the country code follows an international number while it is typed", async ({ page }) => {
  await openCalculator(page);
  const code = page.getByRole("combobox", { name: "Country code" });
  await field(page, "Phone number").pressSequentially("+44 20 7946 0958");
  await expect(code).toHaveValue("+44");
  await expect(field(page, "Phone number")).toHaveValue("+44 20 7946 0958");
  await field(page, "Phone number").blur();
  await expect(field(page, "Phone number")).toHaveValue("20 7946 0958");
  await field(page, "Phone number").fill("0091 98765 43210");
  await expect(code).toHaveValue("+91");
});

test("a fault of the phone number speaks of the number", async ({ page }) => {
  await openCalculator(page);
  for (const text of ["call me", "123"]) {
    await field(page, "Phone number").fill(text);
    await field(page, "Phone number").blur();
    await expect(field(page, "Phone number")).toHaveAccessibleDescription(
      "Check this phone number: it does not fit the country code.",
    );
    await expect(field(page, "Phone number")).toHaveValue(text);
  }
  await field(page, "Phone number").fill("059 999 9999");
  await expect(page.getByText("Check this phone number")).toBeHidden();
});

test("countries that begin with what is searched for come first", async ({ page }) => {
  await openCalculator(page);
  const code = page.getByRole("combobox", { name: "Country code" });
  /** What Enter would choose, as a screen reader is told. */
  const expectMarked = (country: string) =>
    expect
      .poll(() =>
        code.evaluate(
          (entry) => document.getElementById(entry.getAttribute("aria-activedescendant") ?? "")?.textContent,
        ),
      )
      .toBe(country);
  await code.click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toHaveText("+971 United Arab Emirates");
  for (const [search, country] of [
    ["ind", "+91 India"],
    ["uni", "+971 United Arab Emirates"],
    ["+20", "+20 Egypt"],
    ["63", "+63 Philippines"],
  ] as const) {
    await code.fill(search);
    await expect(page.getByRole("listbox").getByRole("option").first()).toHaveText(country);
    await expectMarked(country);
  }
  await code.fill("ind");
  await expectMarked("+91 India");
  await code.press("ArrowDown");
  await expectMarked("+62 Indonesia");
  await code.press("ArrowUp");
  await expectMarked("+91 India");
  await code.press("Enter");
  await code.blur();
  await expect(code).toHaveValue("+91");
});

test("a country code that is typed as digits alone is taken, though several countries have it", async ({
  page,
}) => {
  await openCalculator(page);
  const code = page.getByRole("combobox", { name: "Country code" });
  for (const [typed, taken] of [
    ["44", "+44"],
    ["0091", "+91"],
    ["+٤٤", "+44"],
    ["1", "+1"],
  ] as const) {
    await code.click();
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await code.pressSequentially(typed);
    await code.press("Tab");
    await expect(code).toHaveValue(taken);
  }
});

for (const [path, name, found] of [
  ["/", "Country code", "United Arab Emirates"],
  ["/ar", AR.fields.phoneNumberCountryCode, "الإمارات العربية المتحدة"],
] as const) {
  test(`${path}: who types before the list of countries is loaded goes on typing in it, and nothing moves`, async ({
    page,
  }) => {
    const release = await holdBackAll(page, "**/assets/DialCodeSelect-*.js");
    await page.goto(path);
    const code = page.getByRole("combobox", { name });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveValue("+971");
    const before = await code.boundingBox();
    const look = await code.evaluate(lookOf);
    await code.click();
    await page.keyboard.type(found.slice(0, 4));
    await expect(code).toHaveValue(found.slice(0, 4));
    await expect(page.getByRole("listbox")).toHaveCount(0);
    release();
    await expect(page.getByRole("listbox").getByRole("option").first()).toContainText(found);
    await expect(code).toBeFocused();
    await page.keyboard.type(found.slice(4));
    await expect(code).toHaveValue(found);
    await page.keyboard.press("Enter");
    await code.blur();
    await expect(code).toHaveValue("+971");
    expect(await code.boundingBox()).toEqual(before);
    await expect.poll(() => code.evaluate(lookOf)).toEqual(look);
  });
}

test("in Arabic a country is found by its English name as well, and Enter without any keeps the form", async ({
  page,
}) => {
  await openCalculator(page, "/ar", AR);
  const code = page.getByRole("combobox", { name: AR.fields.phoneNumberCountryCode });
  await code.click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await code.fill("zzz");
  await expect(page.getByText(AR.fields.phoneNothingFound)).toBeVisible();
  await code.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("zzz");
  await code.fill("egy");
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("مصر");
  await code.press("Enter");
  await code.blur();
  await expect(code).toHaveValue("+20");
});

test.describe("without the list of countries", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("what is no country code is told as such", async ({ page }) => {
    await page.route(/\/assets\/(DialCodeSelect|min)-/, (route) => route.abort());
    await openCalculator(page);
    const code = page.getByRole("combobox", { name: "Country code" });
    await code.click();
    await page.keyboard.type("india");
    await code.press("Tab");
    await expect(code).toHaveAccessibleDescription(
      "Choose a country from the list, or enter its code, such as +971.",
    );
    await code.fill("+44");
    await code.press("Tab");
    await expect(code).toHaveAccessibleDescription("");
  });

  test("a country code is taken as it is typed, and the form goes on", async ({ page }) => {
    await page.route(/\/assets\/(DialCodeSelect|min)-/, (route) => route.abort());
    await openCalculator(page);
    await fillPlan(page);
    await fillContact(page, "Layla");
    const code = page.getByRole("combobox", { name: "Country code" });
    for (const typed of ["44", "0044", "+٤٤"]) {
      await code.fill("");
      await code.pressSequentially(typed);
      await code.press("Tab");
      await expect(code).toHaveValue("+44");
    }
    expect(decodePayload(await continueToSummary(page))).toMatchObject({
      phoneNumberCountryCode: "+44",
      phoneNumber: "050 123 4567",
    });
  });
});

test("a name and an address are kept without the marks that were copied along with them", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await field(page, "Name").fill("");
  await field(page, "Name").pressSequentially("\u200fمحمد\u200e Ali\u00a0Khan");
  await field(page, "Email").fill("\u200ezoe@example.com");
  const payload = await continueToSummary(page);
  expect(decodePayload(payload)).toMatchObject({ name: "محمد Ali Khan", email: "zoe@example.com" });
});

/** How an entry is drawn, with the mark at its end. */
function lookOf(input: HTMLElement): readonly unknown[] {
  const { color, backgroundColor, border, borderRadius, font, padding, cursor } = getComputedStyle(input);
  const mark = input.parentElement?.querySelector("svg");
  return [color, backgroundColor, border, borderRadius, font, padding, cursor, mark?.outerHTML];
}
