import type { ReportDocument } from "#shared/report/report-document.ts";

/** Makes a PDF of a report; the same report makes the same bytes. */
export interface PdfRenderer {
  /** @throws {PdfError} if too many wait already, its deadline passes, or it cannot be made */
  render(document: ReportDocument): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends what is under way, which fails, and frees all that the renderer holds. */
  close(): Promise<void>;
}
