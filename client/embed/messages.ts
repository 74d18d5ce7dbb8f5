import { isRecord } from "#shared/contract/is-record.ts";
import { isPartnerCode } from "#shared/contract/partner-code.ts";
import { isColor, isReadable } from "#shared/report/readable-color.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";

/** Name and version of the message format. A new format takes a new number, and every message has exactly one. */
const FORMAT = { goalPlanner: 1 } as const;

/** No page of ours is nearly as high; a larger value is an error. Unit: CSS pixels. */
const MAX_LENGTH_PX = 100_000;

/** Pages of a calculator, by name only: an address may hold personal data. */
export const PAGE_NAMES = [
  "personalInfo",
  "form",
  "summary",
  "summaryPdf",
  "confirmation",
  "method",
  "notFound",
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** Message from a calculator to its host page. */
export type FrameMessage =
  /** The height of its content. Unit: CSS pixels. */
  | { readonly type: "resized"; readonly heightPx: number }
  /** The visitor sees that page. The first such message means that the calculator has loaded. */
  | { readonly type: "navigated"; readonly page: PageName }
  /** The visitor sees a result of this calculator, or has ordered its report by mail: nothing of either is told. */
  | { readonly type: "result" | "report"; readonly calculator: string }
  /** The visitor wants to go on to Smart Saver. The host page knows its address. */
  | { readonly type: "leaving" };

/** Parts of a frame outside the visitor's view. Unit: CSS pixels. */
export interface SeenPart {
  readonly hiddenAbovePx: number;
  readonly hiddenBelowPx: number;
}

/** What the host page asks of a calculator. */
export interface Wishes {
  readonly language: Language;
  /** Colour in place of the provider's; "" for the provider's. */
  readonly accent: string;
  /** Code of the partner whose page it is; "" if the page names none. */
  readonly partner: string;
}

/** Message from the host page to a calculator. */
export type HostMessage =
  /** Introduces the host page: the calculator learns its origin from the browser. */
  | { readonly type: "hello" }
  /** At every load, and whenever a wish changes. */
  | ({ readonly type: "wished" } & Wishes)
  /** The visitor sees another part of the frame. */
  | ({ readonly type: "scrolled" } & SeenPart);

/** Returns a message in the form in which it is posted. */
export function posted(message: FrameMessage | HostMessage): object {
  return { ...FORMAT, ...message };
}

/** Returns a message of the host page; undefined for anything else that is posted to a frame. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { hiddenAbovePx, hiddenBelowPx, language, accent, partner } = data;
  const messages: readonly HostMessage[] = [
    { type: "hello" },
    ...(isLength(hiddenAbovePx) && isLength(hiddenBelowPx)
      ? [{ type: "scrolled", hiddenAbovePx, hiddenBelowPx } as const]
      : []),
    ...(isLanguage(language) && isUnsetOr(isAccent, accent) && isUnsetOr(isPartnerCode, partner)
      ? [{ type: "wished", language, accent, partner } as const]
      : []),
  ];
  return messages.find((message) => hasExactly(data, message));
}

/**
 * Returns a message of a calculator; undefined for anything else that is posted to a page.
 * @param calculators names of all calculators
 */
export function readFrameMessage(data: unknown, calculators: readonly string[]): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { heightPx, page } = data;
  const calculator = calculators.find((name) => name === data["calculator"]);
  const messages: readonly FrameMessage[] = [
    { type: "leaving" },
    ...(isLength(heightPx) && heightPx > 0 ? [{ type: "resized", heightPx } as const] : []),
    ...(isPageName(page) ? [{ type: "navigated", page } as const] : []),
    ...(calculator === undefined
      ? []
      : (["result", "report"] as const).map((type) => ({ type, calculator }) as const)),
  ];
  return messages.find((message) => hasExactly(data, message));
}

function hasExactly(data: Readonly<Record<string, unknown>>, fields: object): boolean {
  const expected = Object.entries({ ...FORMAT, ...fields });
  return (
    Object.keys(data).length === expected.length && expected.every(([name, value]) => data[name] === value)
  );
}

function isLength(value: unknown): value is number {
  return Number.isInteger(value) && 0 <= (value as number) && (value as number) <= MAX_LENGTH_PX;
}

/** Returns true for a colour that a page may ask for: `#rrggbb`, dark enough to carry white text. */
export function isAccent(text: string): boolean {
  return isColor(text) && isReadable(text);
}

function isUnsetOr(isValid: (text: string) => boolean, value: unknown): value is string {
  return value === "" || (typeof value === "string" && isValid(value));
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGE_NAMES.some((name) => name === value);
}

function isPageName(value: unknown): value is PageName {
  return PAGE_NAMES.some((name) => name === value);
}
