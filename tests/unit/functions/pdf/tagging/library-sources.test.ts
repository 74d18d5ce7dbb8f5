import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

// The tagging builds on what two libraries do inside. Where a version changes one of these, read what it does now, look
// at tagging-renderer.ts and pages in both languages, and then put its new number here.

const pdfmake = createRequire(createRequire(import.meta.url).resolve("pdfmake"));
const { default: Renderer } = pdfmake("./Renderer.js");
const { default: Printer } = pdfmake("./Printer.js");
const { default: TextBreaker } = pdfmake("./TextBreaker.js");
const { default: LayoutBuilder } = pdfmake("./LayoutBuilder.js");
const { default: ElementWriter } = pdfmake("./ElementWriter.js");
const PdfDocument = pdfmake("pdfkit");
const element = new PdfDocument({ tagged: true }).struct("P");

test.each([
  ["the renderer is taken from its module", Printer, "createPdfKitDocument", "eee2d140c36e"],
  ["the items of a page are drawn one by one", Renderer, "renderPages", "429c66b67fe2"],
  ["a line is drawn", Renderer, "renderLine", "b71f57566c6b"],
  ["a vector is drawn", Renderer, "renderVector", "5d19ddae02ff"],
  ["an image is drawn", Renderer, "renderImage", "59da5a9700c2"],
  ["an SVG is drawn", Renderer, "renderSVG", "117c94b48793"],
  ["a piece keeps its properties", TextBreaker, "getBreaks", "24265b010e00"],
  ["a line is made of pieces", LayoutBuilder, "buildNextLine", "f9a0444e3740"],
  ["a block keeps its items", ElementWriter, "addFragment", "b6c7697d4297"],
  ["marks begin", PdfDocument, "markContent", "49474afc17f1"],
  ["marks of the structure begin", PdfDocument, "markStructureContent", "e55a204ea8ce"],
  ["marks end", PdfDocument, "endMarkedContent", "e955137ddb69"],
  ["marks end with their page", PdfDocument, "endPageMarkings", "2e4cecbc677d"],
  ["a link is annotated", PdfDocument, "link", "217c2001eba3"],
  ["an annotation gets its element", PdfDocument, "annotate", "e427cc69eb2b"],
  ["an element is added", PdfDocument, "addStructure", "2a0e18d7eb47"],
  ["metadata are written", PdfDocument, "_addInfo", "82d203035526"],
  ["metadata end", PdfDocument, "endMetadata", "d1d0fe768fa0"],
  [
    "an element writes its parts",
    { prototype: Object.getPrototypeOf(element) },
    "_flushChild",
    "8bed53b3b9a5",
  ],
])("%s has not changed", (_, { prototype }, method, digest) => {
  const source = String(prototype[method]);
  expect(createHash("sha256").update(source).digest("hex").slice(0, 12)).toBe(digest);
});
