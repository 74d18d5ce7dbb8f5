import { decodePayload } from "#shared/contract/payload-codec.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
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

test("a phone number is read, kept and shown as +971 50 123 4567, however it is written", async ({
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

test("a field that is left shows Western digits, whether it holds a number or not", async ({ page }) => {
  await openCalculator(page, "/ar", AR);
  const phone = field(page, AR.fields.phoneNumber);
  for (const [typed, shown] of [
    ["٠٥٠١٢٣٤٥٦٧", "50 123 4567"],
    ["١٢٣", "123"],
  ] as const) {
    await phone.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
    await expect(phone).toHaveValue(typed);
    await page.keyboard.press("Tab");
    await expect(phone).toHaveValue(shown);
  }
});

for (const [path, wording] of [
  ["/", EN],
  ["/ar", AR],
] as const) {
  test(`${path}: the country code is to the left of the number and comes before it, with its list below`, async ({
    page,
  }) => {
    await openCalculator(page, path, wording);
    const code = page.getByRole("combobox", { name: wording.fields.phoneNumberCountryCode });
    const number = field(page, wording.fields.phoneNumber);
    const boxOf = async (part: typeof code) => {
      const box = await part.boundingBox();
      if (box === null) throw new Error("there is nothing to measure");
      return { ...box, right: box.x + box.width };
    };
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await code.click();
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      const [codeBox, numberBox, list] = [
        await boxOf(code),
        await boxOf(number),
        await boxOf(page.getByRole("listbox")),
      ];
      expect(codeBox.right).toBeLessThan(numberBox.x);
      expect(Math.abs(codeBox.y - numberBox.y)).toBeLessThan(1);
      expect(Math.abs(list.x - codeBox.x)).toBeLessThan(12);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      await expect(number).toBeFocused();
    }
  });
}

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

test("a fault in the phone number is described as such", async ({ page }) => {
  await openCalculator(page);
  for (const text of ["call me", "123"]) {
    await field(page, "Phone number").fill(text);
    await field(page, "Phone number").blur();
    await expect(field(page, "Phone number")).toHaveAccessibleDescription(
      "Check this phone number: it does not match the country code.",
    );
    await expect(field(page, "Phone number")).toHaveValue(text);
  }
  await field(page, "Phone number").fill("059 999 9999");
  await expect(page.getByText("Check this phone number")).toBeHidden();
});

test("countries that begin with the search text come first", async ({ page }) => {
  await openCalculator(page);
  const code = page.getByRole("combobox", { name: "Country code" });
  /** Expects the country that Enter would choose to be announced to screen readers. */
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

test("a country code typed as digits alone is accepted, even if several countries have it", async ({
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
  test(`${path}: typing that starts before the list of countries has loaded continues, and nothing moves`, async ({
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

test("a list opened before it has loaded is announced as open and belonging to its entry", async ({
  page,
}) => {
  const release = await holdBackAll(page, "**/assets/DialCodeSelect-*.js");
  await page.goto("/");
  const code = page.getByRole("combobox", { name: "Country code" });
  await code.click();
  release();
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  await expect(code).toHaveAttribute("aria-expanded", "true");
  await expect(code).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
});

test("in Arabic a country is also found by its English name, and Enter without a match keeps the form", async ({
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

  test("a text that is not a country code is reported", async ({ page }) => {
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

  test("a country code is accepted as typed, and the form continues", async ({ page }) => {
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

test("a name and an address lose marks that were copied along with them", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await field(page, "Name").fill("");
  await field(page, "Name").pressSequentially("\u200fمحمد\u200e Ali\u00a0Khan");
  await field(page, "Email").fill("\u200ezoe@example.com");
  const payload = await continueToSummary(page);
  expect(decodePayload(payload)).toMatchObject({ name: "محمد Ali Khan", email: "zoe@example.com" });
});

/** Returns the appearance of an entry and of the mark at its end. */
function lookOf(input: HTMLElement): readonly unknown[] {
  const { color, backgroundColor, border, borderRadius, font, padding, cursor } = getComputedStyle(input);
  const mark = input.parentElement?.querySelector("svg");
  return [color, backgroundColor, border, borderRadius, font, padding, cursor, mark?.outerHTML];
}
