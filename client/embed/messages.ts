/** Names and numbers the format of the messages: another one is another number, and no message is of both. */
const FORMAT = { goalPlanner: 1 } as const;

/** No page of ours comes near; whoever claims more is wrong. Unit: CSS pixels. */
const MAX_HEIGHT_PX = 100_000;

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

/** What a calculator tells the page around it. */
export type FrameMessage =
  /** Its content is so high. Unit: CSS pixels. */
  | { readonly type: "resized"; readonly heightPx: number }
  /** The visitor sees that page; the first time the calculator has been loaded. */
  | { readonly type: "navigated"; readonly page: PageName }
  /** The visitor wants to go on to Smart Saver; where that is the page around knows by itself. */
  | { readonly type: "leaving" };

/** What the page around a calculator begins with, so that the calculator learns who it is. */
export const HELLO = { ...FORMAT, type: "hello" } as const;

/** A message as it is posted. */
export function framed(message: FrameMessage): object {
  return { ...FORMAT, ...message };
}

export function isHello(data: unknown): boolean {
  return hasExactly(data, { type: "hello" });
}

/** The message of a calculator; undefined for all else that may be posted to a page. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { heightPx, page } = data;
  const messages: readonly FrameMessage[] = [
    { type: "leaving" },
    ...(isHeight(heightPx) ? [{ type: "resized", heightPx } as const] : []),
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

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null;
}

function isHeight(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_HEIGHT_PX;
}

function isPageName(value: unknown): value is PageName {
  return PAGE_NAMES.some((name) => name === value);
}
