import type { ReportDocument } from "#shared/report/report-document.ts";

/** Makes a PDF of a report; the same report makes the same bytes. */
export interface PdfRenderer {
  /** @throws {PdfError} if too many wait already, its deadline passes, or it cannot be made */
  render(document: ReportDocument): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends what is under way, which fails, and frees all that the renderer holds. */
  close(): Promise<void>;
}

/** Why there is no PDF: too many are being made before it, making it took too long, or it cannot be made. */
type PdfErrorCode = "busy" | "timeout" | "failed";

/** A rendering that came to nothing. Its message is its code alone: a document holds personal data. */
export class PdfError extends Error {
  override readonly name = "PdfError";
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
