/** Why there is no PDF: too many are being made, it took too long, or it cannot be made. */
export type PdfErrorCode = "busy" | "timeout" | "failed";

/** A rendering that came to nothing. Its message is its code alone: a document holds personal data. */
export class PdfError extends Error {
  override readonly name = "PdfError";
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode) {
    super(code);
    this.code = code;
  }
}
