import { expect, expectSettled, fillPlan, openCalculator, test, upToDate } from "./visitor.ts";

/** Longer than a plan has to rest before its insights are asked for. Unit: ms. */
const LONG_RESTED_MS = 2_500;

test("insights are asked for once results are seen, and not while the form is filled in", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.waitForTimeout(LONG_RESTED_MS);
  expect(asked).toContain("/api/Calculate");
  expect(asked).not.toContain("/api/CalculateInsights");
  await page.getByRole("button", { name: "Show forecast" }).click();
  await expectSettled(page);
  expect(asked.filter((path) => path === "/api/CalculateInsights")).toHaveLength(1);
});
