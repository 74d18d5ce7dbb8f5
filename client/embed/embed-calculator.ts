import type { EmbedSettings } from "./embed-settings.ts";
import { followFrame } from "./follow-frame.ts";

/** Height until the calculator reports its own. Unit: CSS pixels. */
const FIRST_HEIGHT_PX = 640;

/** The rights that a calculator needs: its scripts and API, downloads, printing, and links that leave the frame. */
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

/** Prefix of the names of the element's events, for example `goal-planner:ready`. */
const EVENT_PREFIX = "goal-planner:";

/**
 * Puts a calculator into an element of the page; events on the element report its progress.
 * @param name of the calculator; if there is none in the element's language, the console shows an error
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
    title: language.titles[name] ?? "",
    isLazy: element.dataset["loading"] === "lazy",
  });
  followFrame({ frame, origin, smartSaverUrl }, (event, detail) => {
    element.dispatchEvent(new CustomEvent(`${EVENT_PREFIX}${event}`, { bubbles: true, detail }));
  });
  element.replaceChildren(frame);
}

/** Returns the language that an element asks for, without its region: "ar" of "ar-AE". */
function languageOf(element: HTMLElement): string {
  return element.dataset["language"]?.trim().slice(0, 2).toLowerCase() || DEFAULT_LANGUAGE;
}

/** Returns the entry of a name. A name without one gives undefined and an error in the console. */
function entryOf<T>(entries: Readonly<Record<string, T>>, name: string, what: string): T | undefined {
  if (Object.hasOwn(entries, name)) return entries[name];
  const known = Object.keys(entries).join(", ");
  console.error(`goal-planner: no ${what} "${name}", only ${known}`);
  return undefined;
}

interface FrameOptions {
  readonly url: string;
  readonly title: string;
  /** True to load the frame only once it comes near the window. */
  readonly isLazy: boolean;
}

/** Returns a frame as wide as its place. No content security policy refuses styles that are set one by one. */
function createFrame({ url, title, isLazy }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  if (isLazy) frame.loading = "lazy";
  frame.referrerPolicy = "no-referrer";
  frame.sandbox.add(...SANDBOX);
  frame.style.display = "block";
  frame.style.width = "100%";
  frame.style.height = `${FIRST_HEIGHT_PX}px`;
  frame.style.border = "0";
  frame.src = url;
  return frame;
}
