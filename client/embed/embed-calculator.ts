import type { EmbedSettings } from "./embed-settings.ts";
import { followFrame } from "./follow-frame.ts";

/** Until the calculator tells its own height. Unit: CSS pixels. */
const FIRST_HEIGHT_PX = 640;

/**
 * The rights that a calculator needs, and no more: its scripts and its own API, the PDF as a download, printing, and links that
 * leave the frame when they are clicked.
 */
const SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-downloads",
  "allow-modals",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
];

const DEFAULT_LANGUAGE = "en";

/** Begins the names of the events on the element, as in `goal-planner:ready`. */
const EVENT_PREFIX = "goal-planner:";

/**
 * Puts a calculator into an element of the page, whose events tell the page how it goes.
 * @param name of the calculator; for one that does not exist, or not in the element's language, there is no frame but a
 * line in the console
 * @param origin of the calculators
 */
export function embedCalculator(
  element: HTMLElement,
  name: string,
  origin: string,
  { paths, languages, smartSaverUrl }: EmbedSettings,
): void {
  const language = entryOf(languages, languageOf(element), "language");
  const path = entryOf(paths, name, "calculator");
  if (language === undefined || path === undefined) return;
  const frame = createFrame({
    url: `${origin}${language.prefix}${path}`,
    title: language.titles[name] ?? name,
    isLazy: element.dataset["loading"] === "lazy",
  });
  followFrame({ frame, origin, smartSaverUrl }, (event, detail) => {
    element.dispatchEvent(new CustomEvent(`${EVENT_PREFIX}${event}`, { bubbles: true, detail }));
  });
  element.replaceChildren(frame);
}

/** The language that an element asks for, without its region: "ar" of "ar-AE". */
function languageOf(element: HTMLElement): string {
  return element.dataset["language"]?.trim().slice(0, 2).toLowerCase() || DEFAULT_LANGUAGE;
}

/** The entry of a name; for a name that has none, undefined and a line in the console. */
function entryOf<T>(entries: Readonly<Record<string, T>>, name: string, what: string): T | undefined {
  if (Object.hasOwn(entries, name)) return entries[name];
  const known = Object.keys(entries).join(", ");
  console.error(`goal-planner: there is no ${what} "${name}". The ${what}s are: ${known}.`);
  return undefined;
}

interface FrameOptions {
  readonly url: string;
  readonly title: string;
  /** Whether to wait until the frame comes near the window. */
  readonly isLazy: boolean;
}

/** A frame as wide as its place. Styles are set one by one, which a partner's content security policy never refuses. */
function createFrame({ url, title, isLazy }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.loading = isLazy ? "lazy" : "eager";
  frame.referrerPolicy = "no-referrer";
  frame.sandbox.add(...SANDBOX);
  frame.style.display = "block";
  frame.style.width = "100%";
  frame.style.height = `${FIRST_HEIGHT_PX}px`;
  frame.style.border = "0";
  frame.src = url;
  return frame;
}
