import { expect, test } from "vitest";
import { PdfError } from "#functions/pdf/pdf-renderer.ts";
import { withoutBadLogo } from "#functions/pdf/without-bad-logo.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { EN } from "#shared/wording/generated/en.js";

const PICTURE = "data:image/png;base64,AAAA";
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

const documentWith = (logoUrl: string): ReportDocument => ({
  title: "",
  language: "en",
  day: { year: 2026, month: 11, day: 21 },
  preparedOn: "",
  brand: readBrand({ BRAND_LOGO_URL: logoUrl }, EN),
  sections: [],
});

/** Draws a document with a renderer that fails at some. */
async function draw(logoUrl: string, failureOf: (document: ReportDocument) => Error | undefined) {
  const said: string[] = [];
  const drawn: (string | undefined)[] = [];
  const render = async (document: ReportDocument) => {
    drawn.push(document.brand.logoUrl);
    const failure = failureOf(document);
    if (failure !== undefined) throw failure;
    return PDF;
  };
  const [outcome] = await Promise.allSettled([
    withoutBadLogo({ render }, (line) => said.push(line)).render(documentWith(logoUrl)),
  ]);
  return { outcome, drawn, said };
}

test("a logo that can be drawn stays, and nothing is logged", async () => {
  expect(await draw(PICTURE, () => undefined)).toEqual({
    outcome: { status: "fulfilled", value: PDF },
    drawn: [PICTURE],
    said: [],
  });
});

test.each(["failed", "timeout"] as const)(
  "the report has no logo if drawing it ended with %s",
  async (code) => {
    const fails = ({ brand }: ReportDocument) =>
      brand.logoUrl === undefined ? undefined : new PdfError(code);
    expect(await draw(PICTURE, fails)).toEqual({
      outcome: { status: "fulfilled", value: PDF },
      drawn: [PICTURE, undefined],
      said: [expect.stringContaining("BRAND_LOGO_URL")],
    });
  },
);

test("an unusable logo is tried and logged once; one that took too long may be drawn later", async () => {
  const drawn: boolean[] = [];
  const said: string[] = [];
  let code: "timeout" | "failed" = "timeout";
  const render = async ({ brand }: ReportDocument) => {
    drawn.push(brand.logoUrl !== undefined);
    if (brand.logoUrl !== undefined) throw new PdfError(code);
    return PDF;
  };
  const renderer = withoutBadLogo({ render }, (line) => said.push(line));
  await renderer.render(documentWith(PICTURE));
  code = "failed";
  await renderer.render(documentWith(PICTURE));
  await renderer.render(documentWith(PICTURE));
  expect(drawn).toEqual([true, false, true, false, false]);
  expect(said).toHaveLength(2);
});

test.each([
  ["too many are drawn", PICTURE, new PdfError("busy"), 1],
  ["the logo is drawn nowhere", "/logo.svg", new PdfError("failed"), 1],
  ["something else fails", PICTURE, new Error("other"), 1],
  ["the logo is not at fault", PICTURE, new PdfError("failed"), 2],
])("if %s, the report fails, and nothing is logged about the logo", async (_, logoUrl, error, attempts) => {
  const { outcome, drawn, said } = await draw(logoUrl, () => error);
  expect(outcome).toEqual({ status: "rejected", reason: error });
  expect(drawn).toHaveLength(attempts);
  expect(said).toEqual([]);
});
