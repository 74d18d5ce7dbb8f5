import type { Attributes } from "./attributes.ts";
import type { EmbedSettings } from "./embed-settings.ts";
import { type FollowedFrame, followFrame } from "./follow-frame.ts";
import type { Wishes } from "./messages.ts";

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

/** Prefix of the names of the element's events, for example `goal-planner:ready`. */
const EVENT_PREFIX = "goal-planner:";

/** A calculator in a page. */
export interface CalculatorFrame extends Pick<FollowedFrame, "end"> {
  readonly calculator: string;
  readonly frame: HTMLIFrameElement;
  /** Follows the attributes, except for the calculator. */
  readonly follow: (attributes: Attributes) => void;
}

/**
 * Returns a frame with a calculator, to be put into the page.
 * @param element dispatches the events that report its progress
 * @param origin of the calculators
 */
export function frameCalculator(
  element: HTMLElement,
  attributes: Attributes,
  origin: string,
  { paths, languages, smartSaverUrl }: EmbedSettings,
): CalculatorFrame {
  const { calculator } = attributes;
  const frame = createFrame();
  const look = ({ language, loading }: Attributes) => {
    frame.title = languages[language]?.titles[calculator] ?? "";
    frame.loading = loading === "lazy" ? "lazy" : "eager";
  };
  look(attributes);
  frame.src = `${origin}${languages[attributes.language]?.prefix}${paths[calculator]}`;
  const { wish, end } = followFrame(
    { frame, origin, calculators: Object.keys(paths), smartSaverUrl },
    wishesOf(attributes),
    (event, detail) =>
      element.dispatchEvent(
        new CustomEvent(`${EVENT_PREFIX}${event}`, { bubbles: true, composed: true, detail }),
      ),
  );
  const follow = (next: Attributes) => {
    look(next);
    wish(wishesOf(next));
  };
  return { calculator, frame, follow, end };
}

function wishesOf({ language, accent, partner }: Attributes): Wishes {
  // Attributes hold no other languages than those of the pages.
  return { language: language as Wishes["language"], accent, partner };
}

/** Returns a frame as wide as its place. No content security policy refuses styles that a script sets so. */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.part.add("frame");
  frame.referrerPolicy = "no-referrer";
  frame.sandbox.add(...SANDBOX);
  frame.style.cssText = `display:block;width:100%;height:${FIRST_HEIGHT_PX}px;border:0`;
  return frame;
}
