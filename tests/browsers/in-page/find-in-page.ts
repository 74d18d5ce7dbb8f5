import type { PlainQuery } from "./query.ts";

/** Position and size of an element, viewport pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible state of an element. */
export interface Sight {
  readonly box: Box;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  /** For a field: start and end of the selected part of its text. */
  readonly selection: readonly [from: number, to: number];
  /** True if no font is still loading, which would move it. */
  readonly isSettled: boolean;
  /** True if the browser reports the pointer over it. */
  readonly isPointedAt: boolean;
  /** The element over its middle that would intercept a press; empty if there is none. */
  readonly coveredBy: string;
}

/**
 * Looks for the first visible element that a query means. It runs in the page, by its source text, and therefore uses
 * nothing from outside itself.
 * @param brings whether it is scrolled to the middle of the window, unless a press reaches it where it is
 * @returns null where there is none
 */
export async function findInPage(query: PlainQuery, brings: boolean): Promise<Sight | null> {
  const selectors: Readonly<Record<PlainQuery["role"], string>> = {
    application: "[role=application]",
    button: "button, [role=button], summary",
    checkbox: "input[type=checkbox]",
    dialog: "dialog[open], [role=dialog]",
    figure: "figure, [role=figure]",
    heading: "h1, h2, h3, h4, h5, h6",
    link: "a[href]",
    radio: "input[type=radio]",
    radiogroup: "[role=radiogroup], fieldset",
    region: "section, [role=region]",
    slider: "input[type=range]",
    table: "table",
    text: "body *",
    textbox: "input:not([type]), input[type=text], input[type=email], input[type=tel], textarea",
  };
  const plain = (text: string | null) => (text ?? "").replaceAll(/[\s\u00a0]+/g, " ").trim();
  const textOf = (element: Element | null) => {
    const copy = element?.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const hidden of copy.querySelectorAll("[aria-hidden=true], style, script")) hidden.remove();
    return plain(copy.textContent);
  };
  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ");
    if (ids !== undefined) return plain(ids.map((id) => textOf(document.getElementById(id))).join(" "));
    const label = element.getAttribute("aria-label");
    if (label !== null) return plain(label);
    const labels = labelsOf(element);
    if (labels.length > 0) return plain(labels.map(textOf).join(" "));
    if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector("legend"));
    return textOf(element);
  };
  // A choice is drawn as its label, and its own box may be nowhere.
  const drawn = (element: Element) => {
    const isChoice = element.matches("[type=radio], [type=checkbox]");
    return (isChoice && labelsOf(element)[0]) || element;
  };
  const isVisible = (element: Element) => {
    const { width, height } = drawn(element).getBoundingClientRect();
    const shows = drawn(element).checkVisibility({ visibilityProperty: true, opacityProperty: false });
    return shows && width > 1 && height > 1;
  };
  const find = (wanted: PlainQuery): Element | undefined => {
    const root = wanted.within === undefined ? document : find(wanted.within);
    const name = new RegExp(wanted.name, "u");
    const isNamed = (element: Element) => name.test((wanted.role === "text" ? textOf : nameOf)(element));
    const fits = (element: Element) =>
      element.matches(selectors[wanted.role]) && isVisible(element) && isNamed(element);
    const found = [...(root?.querySelectorAll(selectors[wanted.role]) ?? [])].filter(fits);
    // Whatever holds a text holds it too: the innermost is meant.
    return wanted.role === "text" ? found.find((element) => ![...element.children].some(fits)) : found.at(0);
  };
  const coverOf = (element: Element) => {
    const { left, top, width, height } = drawn(element).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const parts = [drawn(element), ...labelsOf(element)];
    if (hit !== null && parts.some((part) => part.contains(hit))) return "";
    return hit === null ? "nothing: it is outside the window" : plain(hit.outerHTML.slice(0, 120));
  };
  const element = find(query);
  if (element === undefined) return null;
  if (brings && coverOf(element) !== "") {
    drawn(element).scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // Before the place is drawn, a press there makes Firefox scroll on from where the page was.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const { x, y, width, height } = drawn(element).getBoundingClientRect();
  const input = element instanceof HTMLInputElement ? element : undefined;
  const hasText = input?.matches(selectors.textbox) ?? false;
  return {
    box: { x, y, width, height },
    text: textOf(element),
    value: input?.value ?? "",
    isChecked: input?.checked ?? false,
    isDisabled: element.matches(":disabled, [aria-disabled=true]"),
    isFocused: element === document.activeElement,
    selection: hasText ? [input?.selectionStart ?? 0, input?.selectionEnd ?? 0] : [0, 0],
    isSettled: document.fonts.status === "loaded",
    isPointedAt: drawn(element).matches(":hover"),
    coveredBy: coverOf(element),
  };
}
