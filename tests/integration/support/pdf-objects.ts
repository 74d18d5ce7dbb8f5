import { qpdfJson } from "./qpdf.ts";

/** A value of a PDF: names begin with a slash, texts with `u:`, references end with `R`. */
export type PdfValue = null | boolean | number | string | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = { [key: string]: PdfValue };

/** An object of a PDF; the content of a stream is in base64. */
type PdfObject = { value: PdfValue } | { stream: { dict: PdfDictionary; data: string } };

/** The objects of a PDF by `obj:` and their reference; and its trailer. */
export type PdfObjects = Record<string, PdfObject>;

export async function readObjects(pdf: Uint8Array): Promise<PdfObjects> {
  const { qpdf }: { qpdf: [unknown, PdfObjects] } = JSON.parse(await qpdfJson(pdf));
  return qpdf[1];
}

/** Returns the object to which a value refers, or the value itself. */
export function resolve(objects: PdfObjects, value: PdfValue | undefined): PdfValue {
  if (typeof value !== "string" || !value.endsWith(" R")) return value ?? null;
  const object = objects[`obj:${value}`];
  if (object === undefined) return null;
  return "stream" in object ? object.stream.dict : object.value;
}

/** The dictionary that a value stands for; empty for anything else. */
export function dictionaryOf(objects: PdfObjects, value: PdfValue | undefined): PdfDictionary {
  const resolved = resolve(objects, value);
  return isDictionary(resolved) ? resolved : {};
}

/** The list that a value stands for; anything else is a list of itself, and nothing an empty one. */
export function listOf(objects: PdfObjects, value: PdfValue | undefined): readonly PdfValue[] {
  const resolved = resolve(objects, value);
  if (Array.isArray(resolved)) return resolved;
  return resolved === null ? [] : [value ?? null];
}

/** A text; empty for anything else. */
export function textOf(value: PdfValue | undefined): string {
  return typeof value === "string" ? value.replace(/^u:/, "") : "";
}

/** The content of a stream as text. */
export function streamOf(objects: PdfObjects, reference: PdfValue | undefined): string {
  const object = objects[`obj:${String(reference)}`];
  return object !== undefined && "stream" in object
    ? Buffer.from(object.stream.data, "base64").toString("utf8")
    : "";
}

export function catalogOf(objects: PdfObjects): PdfDictionary {
  const { trailer } = objects;
  if (trailer === undefined || "stream" in trailer) throw new TypeError("no trailer");
  return dictionaryOf(objects, dictionaryOf(objects, trailer.value)["/Root"]);
}

/** References of the pages, in their order. */
export function pagesOf(objects: PdfObjects): readonly string[] {
  const { "/Kids": kids } = dictionaryOf(objects, catalogOf(objects)["/Pages"]);
  return listOf(objects, kids).map(String);
}

function isDictionary(value: PdfValue): value is PdfDictionary {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
