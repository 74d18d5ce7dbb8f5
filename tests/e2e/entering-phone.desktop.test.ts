import { decodePayload } from "#shared/contract/payload-codec.ts";
import { detail, personal } from "./summary.ts";
import { continueToSummary, expect, field, fillContact, fillPlan, openCalculator, test } from "./visitor.ts";

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
  await code.click();
  await expect(page.getByRole("option").first()).toHaveText("+971 United Arab Emirates");
  for (const [search, country] of [
    ["ind", "+91 India"],
    ["uni", "+971 United Arab Emirates"],
    ["+20", "+20 Egypt"],
    ["63", "+63 Philippines"],
  ] as const) {
    await code.fill(search);
    await expect(page.getByRole("option").first()).toHaveText(country);
  }
  await code.fill("ind");
  await code.press("Enter");
  await code.blur();
  await expect(code).toHaveValue("+91");
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
