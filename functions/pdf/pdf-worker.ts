import { parentPort } from "node:worker_threads";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { loadFonts } from "./fonts/load-fonts.ts";
import { createPdfMaker } from "./pdf-maker.ts";
import type { Rendered } from "./rendered.ts";

// The entry of a worker thread: fonts are read once, then every message is a document.

const makePdf = createPdfMaker(loadFonts());

parentPort?.on("message", async (document: ReportDocument) => {
  try {
    const pdf = await makePdf(document);
    parentPort?.postMessage({ pdf } satisfies Rendered, [pdf.buffer]);
  } catch {
    // What went wrong stays here: the message could quote the document.
    parentPort?.postMessage(undefined);
  }
});
