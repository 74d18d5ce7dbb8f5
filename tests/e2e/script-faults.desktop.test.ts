import type { Page, Request } from "@playwright/test";
import { expect, openCalculator, test } from "./visitor.ts";

/** The faults that a page reports from now on. */
function faultsTold(page: Page): Request[] {
  const told: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ReportFault")) told.push(request);
  });
  return told;
}

test.describe("an error that no code of a page expects", () => {
  test.use({ expectedErrors: [/Layla|broken|Failed to load resource|dynamically imported module/] });

  test("is told with its place, and with nothing of what it says", async ({ page }) => {
    await page.route("**/assets/KidsSaverPage-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()};setTimeout(() => { throw new TypeError("Layla earns 20,000"); });Promise.reject(new RangeError("broken"));`,
      });
    });
    const told = faultsTold(page);
    await openCalculator(page, "/kids-saver");
    await expect.poll(() => told.length).toBe(2);
    for (const request of told) expect((await request.response())?.status()).toBe(204);
    const commit = await page.locator("html").getAttribute("data-commit");
    const faults = told.map((request) => request.postDataJSON());
    expect(faults.map(({ errorClass }) => errorClass).toSorted()).toEqual(["RangeError", "TypeError"]);
    for (const fault of faults) {
      expect(fault).toEqual({
        errorClass: expect.any(String),
        commit,
        frames: expect.arrayContaining([expect.stringMatching(/^assets\/KidsSaverPage-[\w-]+\.js:\d+:\d+$/)]),
      });
    }
  });

  test("is told where a page cannot be drawn, and a script that does not arrive is not", async ({ page }) => {
    const [method] = ["**/assets/MethodPage-*.js"];
    const told = faultsTold(page);
    let aborted = 0;
    await page.route(method, (route) => {
      aborted++;
      return route.abort();
    });
    await page.goto("/method");
    // The page reloads once by itself, which would end a reload of this test.
    await expect.poll(() => aborted).toBe(2);
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    expect(told).toEqual([]);
    await page.route(method, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export function MethodPage() { throw new TypeError("Layla earns 20,000"); }',
      }),
    );
    await page.reload();
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(told[0]?.postDataJSON()).toMatchObject({
      errorClass: "TypeError",
      frames: expect.arrayContaining([expect.stringMatching(/^assets\/MethodPage-[\w-]+\.js:1:\d+$/)]),
    });
  });
});
