import type { Page, Request } from "@playwright/test";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expect, expectKept, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

const { plans, form, confirmation, summary } = WORDINGS.en;

/** Values that stand nowhere else, one for each kind of contact data, and how each may be written. */
const NAME = "Canaria Kanarienvogel";
const EMAIL = `canary.bird.${Date.now()}@example.com`;
const PHONE = "50 197 3106";
const CANARIES = ["canaria", "kanarienvogel", "canary.bird", "50 197 3106", "501973106", "50%20197"];

/** Returns the contact data found in a text, in clear or in base64 as payloads are. */
function found(text: string): readonly string[] {
  const inBase64 = text
    .match(/[A-Za-z0-9+/_-]{24,}={0,2}/g)
    ?.map((part) => Buffer.from(part, "base64").toString());
  const all = [text, decodeURIComponent(text.replaceAll("%", "%25")), ...(inBase64 ?? [])]
    .join("\n")
    .toLowerCase();
  return CANARIES.filter((canary) => all.includes(canary));
}

/** Everything that the browser keeps of a page beyond it. */
async function expectNothingKept(page: Page, flow: string): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      history.state,
      { ...sessionStorage },
      { ...localStorage },
      location.href,
      document.cookie,
      document.title,
    ]),
  );
  expect([flow, found(kept)]).toEqual([flow, []]);
}

/** Requests that carry the contact data, by their path. */
function watchRequests(page: Page): () => ReadonlySet<string> {
  const paths = new Set<string>();
  page.on("request", (request: Request) => {
    const sent = `${request.url()}\n${request.postData() ?? ""}\n${JSON.stringify(request.headers())}`;
    if (found(sent).length > 0) paths.add(new URL(request.url()).pathname);
  });
  return () => paths;
}

test("the search finds contact data in payloads and in plain text", () => {
  expect(found(`?payload=${Buffer.from(JSON.stringify({ name: NAME })).toString("base64")}`)).not.toEqual([]);
  expect(found(JSON.stringify({ email: EMAIL }))).not.toEqual([]);
});

test("contact data reaches only the mail and the PDF, whatever a visitor does with a plan", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const carriers = watchRequests(page);
  await openCalculator(page);
  await fillPlan(page);
  await field(page, "Name").fill(NAME);
  await field(page, "Email").fill(EMAIL);
  await field(page, "Phone number").fill(PHONE);
  await expect(upToDate(page)).toBeVisible();
  // Drafts are kept with the history entry a moment after they change.
  await expectKept(page, "20000");
  await expectNothingKept(page, "entering");

  const panel = results(page);
  await panel.getByRole("button", { name: plans.keep.keep, exact: true }).click();
  await panel.getByRole("checkbox", { name: plans.keep.inBrowser }).check();
  await expectNothingKept(page, "keeping");
  await field(page, "Monthly salary").fill("30000");
  await expect(upToDate(page)).toBeVisible();
  await panel.getByRole("button", { name: /^Open: / }).click();
  await expectNothingKept(page, "opening");
  await panel.getByRole("button", { name: plans.keep.undo, exact: true }).click();
  await expect(upToDate(page)).toBeVisible();
  await panel.getByRole("button", { name: plans.link.copy }).click();
  await expect(panel.getByText(plans.link.copied, { exact: true })).toBeVisible();
  expect(found(await page.evaluate(() => navigator.clipboard.readText()))).toEqual([]);
  await expectNothingKept(page, "copying a link");

  await page.getByRole("button", { name: form.continue }).click();
  await expect(page.getByRole("button", { name: summary.detailedReport })).toBeEnabled();
  await expect(page).toHaveURL(/\/summary$/);
  await expectNothingKept(page, "summary");
  await page.getByRole("link", { name: summary.print }).click();
  await expect(page.getByRole("img", { name: WORDINGS.en.report.planLink.code })).toBeVisible();
  await expectNothingKept(page, "print");
  await page.getByRole("button", { name: summary.backToSummary }).click();
  await page.getByRole("button", { name: summary.detailedReport }).click();
  await expect(page.getByRole("heading", { name: confirmation.outcomes.mailed.heading })).toBeVisible();
  await expectNothingKept(page, "mail");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: confirmation.download }).click();
  await download;
  await expectNothingKept(page, "download");
  await page.reload();
  await expect(page.getByRole("button", { name: confirmation.download })).toBeVisible();
  await expectNothingKept(page, "reload");

  expect([...carriers()].sort()).toEqual(["/api/DownloadPdf", "/api/EmailPdf"]);
});
