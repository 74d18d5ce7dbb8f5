import { expect } from "vitest";
import type { Point } from "../hands/hands.ts";
import { type Query, textbox } from "../in-page/query.ts";
import { middleOf, type Visitor } from "./visitor.ts";
import { waitUntil } from "./wait-until.ts";

export type Kind = "amount" | "years" | "percent" | "calendarYear";

/** Text typed into a field, and the text that it shows when it is left. */
export type Entries = Readonly<Record<Kind, readonly [typed: string, shown: string]>>;

/** Number fields by their label. */
export type Fields = Readonly<Record<string, Kind>>;

export const ENGLISH: Entries = {
  amount: ["25,000", "AED 25,000"],
  years: ["41", "41 years"],
  percent: ["7.5", "7.5%"],
  calendarYear: ["2035", "2035"],
};

export const ARABIC: Entries = {
  amount: ["٢٥٬٠٠٠", "25,000 درهم"],
  years: ["٤١", "41 سنة"],
  percent: ["٧٫٥", "7.5%"],
  calendarYear: ["٢٠٣٥", "2035"],
};

/**
 * Presses number fields, types into each and leaves it by Tab. From the last to the first: Tab leads on to the next, and
 * the press is to open a field that does not have the focus.
 */
export async function expectEntered(
  visitor: Visitor,
  fields: Fields,
  entries: Entries,
  within?: Query,
): Promise<void> {
  for (const [label, kind] of Object.entries(fields).toReversed()) {
    const field = textbox(label, within);
    const [typed, shown] = entries[kind];
    expect((await visitor.see(field)).isFocused, `${label} has the focus before the press`).toBe(false);
    await visitor.enter(field, typed);
    await expectValue(visitor, field, shown);
  }
}

export function expectValue({ see }: Visitor, field: Query, value: string): Promise<void> {
  return waitUntil(async () => expect((await see(field)).value, String(field.name)).toBe(value));
}

/** Expects that these are all number fields that are to be seen. */
export function expectAllFields({ ask }: Visitor, count: number): Promise<void> {
  const countInPage = () =>
    [...document.querySelectorAll("input[inputmode=decimal], input[inputmode=numeric]")].filter((field) =>
      field.checkVisibility(),
    ).length;
  return waitUntil(async () => expect(await ask(countInPage)).toBe(count));
}

/** Returns the point at which a press places the caret after a number of characters of a field's left-to-right text. */
export async function placeInText(visitor: Visitor, field: Query, characters: number): Promise<Point> {
  const { box, value } = await visitor.reach(field);
  const { x, y } = middleOf(box);
  const width = await visitor.ask(widthInPage, value.slice(0, characters), { x, y });
  return { x: box.x + width, y };
}

/** The width of a text as the field at a place shows it, with what stands before it. It runs in the page. */
function widthInPage(text: string, { x, y }: Point): number {
  const field = document.elementFromPoint(x, y);
  if (field === null) return 0;
  const style = getComputedStyle(field);
  const copy = document.createElement("span");
  const { font, fontVariantNumeric, letterSpacing } = style;
  Object.assign(copy.style, {
    font,
    fontVariantNumeric,
    letterSpacing,
    position: "absolute",
    whiteSpace: "pre",
  });
  document.body.append(copy);
  copy.textContent = text;
  const { width } = copy.getBoundingClientRect();
  copy.remove();
  return Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft) + width;
}
