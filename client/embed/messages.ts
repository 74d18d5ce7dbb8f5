import { isRecord } from "#shared/contract/is-record.ts";

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
  /** The visitor wants to go on to Smart Saver. The host page knows its address. */
  | { readonly type: "leaving" };

/** Parts of a frame outside the visitor's view. Unit: CSS pixels. */
export interface SeenPart {
  readonly hiddenAbovePx: number;
  readonly hiddenBelowPx: number;
}

/** Message from the host page to a calculator. */
export type HostMessage =
  /** Introduces the host page: the calculator learns its origin from the browser. */
  | { readonly type: "hello" }
  /** The visitor sees another part of the frame. */
  | ({ readonly type: "scrolled" } & SeenPart);

/** Returns a message in the form in which it is posted. */
export function posted(message: FrameMessage | HostMessage): object {
  return { ...FORMAT, ...message };
}

/** Returns a message of the host page; undefined for anything else that is posted to a frame. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { hiddenAbovePx, hiddenBelowPx } = data;
  const messages: readonly HostMessage[] = [
    { type: "hello" },
    ...(isLength(hiddenAbovePx) && isLength(hiddenBelowPx)
      ? [{ type: "scrolled", hiddenAbovePx, hiddenBelowPx } as const]
      : []),
  ];
  return messages.find((message) => hasExactly(data, message));
}

/** Returns a message of a calculator; undefined for anything else that is posted to a page. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { heightPx, page } = data;
  const messages: readonly FrameMessage[] = [
    { type: "leaving" },
    ...(isLength(heightPx) && heightPx > 0 ? [{ type: "resized", heightPx } as const] : []),
    ...(isPageName(page) ? [{ type: "navigated", page } as const] : []),
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

function isPageName(value: unknown): value is PageName {
  return PAGE_NAMES.some((name) => name === value);
}
