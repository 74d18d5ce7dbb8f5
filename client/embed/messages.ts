import { isRecord } from "#shared/contract/is-record.ts";

/** Names and numbers the format of the messages: another one is another number, and no message is of both. */
const FORMAT = { goalPlanner: 1 } as const;

/** No page of ours is nearly as high; whoever claims more is wrong. Unit: CSS pixels. */
const MAX_LENGTH_PX = 100_000;

/** The pages of a calculator, by name only: an address may hold personal data. */
export const PAGE_NAMES = [
  "personalInfo",
  "form",
  "summary",
  "summaryPdf",
  "confirmation",
  "notFound",
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** A message of a calculator to the page around it. */
export type FrameMessage =
  /** Its content is so high. Unit: CSS pixels. */
  | { readonly type: "resized"; readonly heightPx: number }
  /** The visitor sees that page; the first time the calculator has been loaded. */
  | { readonly type: "navigated"; readonly page: PageName }
  /** The visitor wants to go on to Smart Saver; where that is the page around knows by itself. */
  | { readonly type: "leaving" };

/** How much of a frame is out of the visitor's view. Unit: CSS pixels. */
export interface SeenPart {
  readonly hiddenAbovePx: number;
  readonly hiddenBelowPx: number;
}

/** A message to a calculator of the page around it. */
export type HostMessage =
  /** It is there: the calculator learns its origin from the browser. */
  | { readonly type: "hello" }
  /** The visitor sees another part of the frame. */
  | ({ readonly type: "scrolled" } & SeenPart);

/** A message as it is posted. */
export function posted(message: FrameMessage | HostMessage): object {
  return { ...FORMAT, ...message };
}

/** The message of the page around a calculator; undefined for all else that may be posted to a frame. */
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

/** The message of a calculator; undefined for all else that may be posted to a page. */
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

function hasExactly(data: unknown, fields: object): boolean {
  const expected = Object.entries({ ...FORMAT, ...fields });
  return (
    isRecord(data) &&
    Object.keys(data).length === expected.length &&
    expected.every(([name, value]) => data[name] === value)
  );
}

function isLength(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_LENGTH_PX;
}

function isPageName(value: unknown): value is PageName {
  return PAGE_NAMES.some((name) => name === value);
}
