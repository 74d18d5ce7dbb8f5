import { readFile } from "node:fs/promises";
import { withoutContact } from "#shared/contract/contact.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { directionOf, LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { readMails } from "../integration/support/product.ts";
import { readPdf, withoutSpace } from "../integration/support/read-pdf.ts";
import { stayWithinOneDay } from "./one-day.ts";
import { openWithPayload, pensionSummary, SUMMARIES } from "./summary.ts";
import { expect, test } from "./visitor.ts";

/** For a report, a mail and a PDF on a busy machine: the day that they are made on stands on them. */
const TIMEOUT_MS = 45_000;

/** Same as in playwright.config.ts. */
const OUTBOX = "test-results/outbox";

for (const language of LANGUAGE_NAMES) {
  const { form: formTexts, summary, confirmation, mail: mailTexts, brand } = WORDINGS[language];

  for (const { name, base, formPath, form } of SUMMARIES) {
    test(`${name} in ${language}: from the form to the confirmation, a PDF and a mail with the same figures`, async ({
      page,
    }) => {
      test.slow();
      await stayWithinOneDay(TIMEOUT_MS);
      const recipient = `journey${base.replaceAll("/", "-")}-${language}-${Date.now()}@example.com`;
      await openWithPayload(page, pathIn(language, formPath), { ...form, email: recipient });
      await page.getByRole("button", { name: formTexts.continue }).click();

      await page.waitForURL(`**${pathIn(language, `${base}/summary`)}`);
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      const answer = await page
        .getByRole("heading", { name: /^(In|في)\s.*\s(futures?|سيناريو)/ })
        .innerText();
      const chance = await page
        .getByText(/^\d+(\.\d\d)?%$/)
        .first()
        .innerText();
      await page.getByRole("button", { name: summary.detailedReport }).click();

      const { heading } = confirmation.outcomes.mailed;
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: confirmation.download }).click();
      const file = await (await downloading).path();
      const downloaded = await readPdf(await readFile(file));
      expect(downloaded.language).toBe(language);
      expect(downloaded.info["Title"]).toBe(title);
      for (const figure of [chance, recipient, ...(language === "en" ? [title, answer] : [])]) {
        expect(downloaded.pages.join("")).toContain(withoutSpace(figure));
      }

      const mailed = async () => {
        const mails = await readMails(OUTBOX);
        return mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
      };
      await expect.poll(async () => (await mailed()).length, { timeout: 20_000 }).toBe(1);
      const [mail] = await mailed();
      expect(mail?.from?.name).toBe(brand.name);
      expect(mail?.subject).toBe(mailTexts.subject({ plan: title }));
      for (const form of [mail?.text, mail?.html]) expect(form).toContain(answer);
      expect(mail?.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(mail?.text).toContain(mailTexts.text);
      const [address = ""] = mail?.text?.match(/http\S+#plan=\S+/) ?? [];
      expect(mail?.text).toContain(`${mailTexts.plan.label}: ${address}`);
      expect(readPlanFragment(new URL(address).hash)?.form).toEqual(withoutContact(form));
      expect(downloaded.links).toContain(address);
      const [attachment] = mail?.attachments ?? [];
      expect(attachment?.mimeType).toBe("application/pdf");
      expect(attachment?.filename).toMatch(/^[\w ]+ plan \d{4}-\d\d-\d\d\.pdf$/);
      const attached = await readPdf(bytesOf(attachment?.content));
      expect(attached.pages).toEqual(downloaded.pages);
    });
  }
}

test("the education host can send mails and PDFs", async ({ page, baseURL }) => {
  const root = new URL(baseURL ?? "");
  root.hostname = "education.localhost";
  const { form } = SUMMARIES.find(({ name }) => name === "Education") ?? pensionSummary;
  const recipient = `education-host-${Date.now()}@example.com`;
  await openWithPayload(page, `${root.origin}/education/summary`, { ...form, email: recipient });
  await page.getByRole("button", { name: "Get detailed report" }).click();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toBe("report.pdf");
});

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (content instanceof Uint8Array) return content;
  throw new Error("the mail has no attachment");
}
