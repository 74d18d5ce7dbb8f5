import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { withoutContact } from "#shared/contract/contact.ts";
import { readPlanFragment } from "#shared/contract/plan-link.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { drawPdf } from "../screenshots/draw-pdf.ts";
import { kidsSaver, openWithPayload, pensionSummary } from "./summary.ts";
import { expect, test } from "./visitor.ts";

/** A reader of QR codes that is none of the product's. */
const READER = fileURLToPath(import.meta.resolve("jsqr"));

// A reader looks at every pixel of a report: here it pays to optimise what runs.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args?.filter((argument) => !argument.startsWith("--js-flags="));
    await use({ ...launchOptions, ...(args && { args }) });
  },
});

/** Resolution of a phone that photographs paper: about 220 pixels an inch. */
const PIXELS_PER_POINT = 3;

/** Reads the QR codes of a PDF, and their widths in millimetres. */
async function readCodes(page: Page, pdf: Buffer) {
  await drawPdf(page, pdf, PIXELS_PER_POINT);
  await page.addScriptTag({ path: READER });
  return page.evaluate((pixelsPerPoint) => {
    const read = Reflect.get(window, "jsQR");
    return [...document.querySelectorAll("canvas")].flatMap((canvas) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
      // Codes are dark on white: looking for the opposite as well takes twice as long.
      const code = read(pixels, width, height, { inversionAttempts: "dontInvert" });
      // The reader may take other shapes for a code, which then holds no text.
      if (code === null || code.data === "") return [];
      const { topLeftCorner, topRightCorner } = code.location;
      const points = Math.abs(topRightCorner.x - topLeftCorner.x) / pixelsPerPoint;
      return [{ text: String(code.data), widthMm: (points / 72) * 25.4 }];
    });
  }, PIXELS_PER_POINT);
}

for (const [language, name, base, form] of [
  ["en", "a pension", "", pensionSummary.form],
  ["ar", "the Kids Saver with all its goals", "/kids-saver", kidsSaver(true)],
] as const) {
  const { confirmation } = WORDINGS[language];

  test(`the QR code of ${name} is read from the PDF and from print in ${language}, and opens the plan`, async ({
    page,
  }) => {
    await openWithPayload(page, pathIn(language, `${base}/summary-pdf`), form);
    const figure = page.getByRole("img", { name: WORDINGS[language].report.planLink.code });
    await expect(figure).toBeVisible();
    const printed = await page.pdf({ preferCSSPageSize: true });
    await openWithPayload(page, pathIn(language, `${base}/confirmation`), form);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: confirmation.download }).click();
    const pdf = await readFile(await (await download).path());

    for (const paper of [printed, pdf]) {
      const codes = await readCodes(page, paper);
      expect(codes).toHaveLength(1);
      for (const { text, widthMm } of codes) {
        expect(widthMm).toBeGreaterThan(30);
        const address = new URL(text);
        expect(address.pathname).toBe(pathIn(language, base === "" ? "/" : base));
        expect(readPlanFragment(address.hash)?.form).toEqual(withoutContact(form));
      }
    }
  });
}
