/** What a worker answers with when a document became a PDF. */
export interface Rendered {
  readonly pdf: Uint8Array<ArrayBuffer>;
}

export function isRendered(answer: unknown): answer is Rendered {
  return typeof answer === "object" && answer !== null && "pdf" in answer && answer.pdf instanceof Uint8Array;
}
