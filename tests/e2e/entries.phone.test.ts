import { expectFingerSized } from "./quality.ts";
import { openSummary, openWithPayload, pensionSummary } from "./summary.ts";
import {
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  NETWORK_ERROR,
  openCalculator,
  results,
  test,
} from "./visitor.ts";

test("entries have letters so large that no iPhone zooms in", async ({ page }) => {
  await openCalculator(page);
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  await page.getByRole("combobox", { name: "Country code" }).scrollIntoViewIfNeeded();
  // Found and measured at once: the country code that is seen takes the place of the one that was not.
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll("input:not([type=radio], [type=checkbox], [type=range]), select")].map(
      (entry) => Number.parseFloat(getComputedStyle(entry).fontSize),
    ),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute("content", /scale=[^1]|maximum|user/);
});

test("touch targets are large enough, and smaller ones are hidden", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  // Far enough from its goal that several changes are offered.
  await field(page, "Monthly salary").fill("12000");
  await expectSettled(page);
  await results(page)
    .getByText(/^\d+ more changes?$/)
    .click();
  await expectFingerSized(page);
  await results(page)
    .getByRole("button", { name: /^Apply: / })
    .first()
    .click();
  await expect(results(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await results(page).getByRole("button", { name: "Keep this plan" }).click();
  await expect(results(page).getByRole("checkbox", { name: "Keep in this browser" })).toBeVisible();
  await page.getByRole("button", { name: "End of service, other income, length of life" }).click();
  await expectFingerSized(page);
  await expect(page.getByRole("form").locator("button[tabindex='-1']").filter({ visible: true })).toHaveCount(
    0,
  );
});

test("nothing looks pressed after a touch: hover styles require a device that can hover", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  const rules = await page.evaluate(() => {
    const found: string[] = [];
    const look = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes("hover")) continue;
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(":hover"))
          found.push(rule.selectorText);
        if ("cssRules" in rule) look(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules);
    return found;
  });
  expect(rules).toEqual([]);
});

test("the keyboard suits each entry, and its Enter key says what it does", async ({ page }) => {
  await openCalculator(page);
  const expected = {
    Age: { inputmode: "decimal" },
    "Monthly salary": { inputmode: "decimal" },
    Name: { autocapitalize: "words", autocorrect: "off", spellcheck: "false" },
    Email: { inputmode: "email", autocapitalize: "none", autocorrect: "off", spellcheck: "false" },
    "Phone number": { type: "tel" },
  };
  for (const [name, attributes] of Object.entries(expected)) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(field(page, name), name).toHaveAttribute(attribute, value);
    }
  }
  const countryCode = page.getByRole("combobox", { name: "Country code" });
  await expect(countryCode).toHaveAttribute("enterkeyhint", "done");
  await expect(countryCode).toHaveAttribute("autocorrect", "off");
  for (const name of ["Age", "Email", "Phone number"]) {
    await expect(field(page, name)).toHaveAttribute("enterkeyhint", "next");
  }
  await fillPlan(page);
  await fillContact(page, "Layla");
  for (const name of ["Age", "Email", "Phone number"]) {
    await expect(field(page, name)).toHaveAttribute("enterkeyhint", "go");
  }
  await page.goto("/education");
  await expect(field(page, "Start year")).toHaveAttribute("inputmode", "numeric");
  await expectFingerSized(page);
});

test("content and controls stay clear of a phone's notch and lower edge", async ({ page }) => {
  const sides = 47;
  const lower = 34;
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 844, height: 640 });
  await session.send("Emulation.setSafeAreaInsetsOverride", {
    insets: { left: sides, right: sides, bottom: lower },
  });
  await openSummary(page, pensionSummary);
  const report = page.getByRole("button", { name: "Get detailed report" });
  await expect(report).toBeInViewport({ ratio: 1 });
  const boxOf = (selector: string) =>
    page.evaluate(
      (found) =>
        [...document.querySelectorAll(found)]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ left, right }) => [left, right] as const),
      selector,
    );
  const boxes = await boxOf("header a, header summary, main > *, footer p");
  expect(Math.min(...boxes.map(([left]) => left))).toBeGreaterThanOrEqual(sides);
  expect(Math.max(...boxes.map(([, right]) => right))).toBeLessThanOrEqual(844 - sides);
  const bar = await report.boundingBox();
  expect(640 - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(lower);
  await openCalculator(page);
  await fillPlan(page);
  const forecast = page.getByRole("button", { name: "Show forecast" });
  await expect(forecast).toBeInViewport({ ratio: 1 });
  const way = await forecast.boundingBox();
  expect(640 - (way?.y ?? 0) - (way?.height ?? 0)).toBeGreaterThanOrEqual(lower);
});

test.describe("with a service that fails", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("the text of the error window stays together, however tall a browser makes it", async ({ page }) => {
    await page.route("**/api/Calculate", (route) => route.abort());
    await openWithPayload(page, "/summary", pensionSummary.form);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const textHeight = () =>
      dialog.evaluate((element) => {
        const [first, last] = [element.firstElementChild, element.lastElementChild];
        return (last?.getBoundingClientRect().bottom ?? 0) - (first?.getBoundingClientRect().top ?? 0);
      });
    const natural = await textHeight();
    // WebKit does this by itself.
    await dialog.evaluate((element) => element.style.setProperty("block-size", "100%"));
    expect(await textHeight()).toBe(natural);
  });
});
