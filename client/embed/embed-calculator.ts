import { createFrame } from "./create-frame.ts";
import type { EmbedSettings } from "./embed-settings.ts";
import { followFrame } from "./follow-frame.ts";

/** What the events on the element are named by, as in `goal-planner:ready`. */
const EVENT_PREFIX = "goal-planner:";

/**
 * Puts a calculator into an element of the page, whose events tell the page how it goes.
 * @param name of the calculator; for one that does not exist there is no frame but a line in the console
 * @param origin of the calculators
 */
export function embedCalculator(
  element: HTMLElement,
  name: string,
  origin: string,
  { calculators, smartSaverUrl }: EmbedSettings,
): void {
  const calculator = Object.hasOwn(calculators, name) ? calculators[name] : undefined;
  if (calculator === undefined) {
    const known = Object.keys(calculators).join(", ");
    console.error(`goal-planner: there is no calculator "${name}". The calculators are: ${known}.`);
    return;
  }
  const frame = createFrame({
    url: `${origin}${calculator.path}`,
    title: calculator.title,
    isLazy: element.dataset["loading"] === "lazy",
  });
  followFrame({ frame, origin, smartSaverUrl }, (event, detail) => {
    element.dispatchEvent(new CustomEvent(`${EVENT_PREFIX}${event}`, { bubbles: true, detail }));
  });
  element.replaceChildren(frame);
}
