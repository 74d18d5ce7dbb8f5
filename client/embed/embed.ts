// Puts calculators into a partner's page: docs/embedding.md. The build bundles it into one file, /embed.js.
import { readAttribute, UNSET } from "./attributes.ts";
import { frameCalculator } from "./calculator-frame.ts";
import { goalPlannerElement } from "./goal-planner.ts";

const ELEMENT = "goal-planner";

/** Elements of the old kind that do not have a calculator yet, in case a page loads the script twice. */
const PLACES = "[data-goal-planner]:not(:has(> iframe))";

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) {
  throw new Error("goal-planner: embed.js is no module.");
}
const { origin } = new URL(script.src);

if (!customElements.get(ELEMENT)) {
  customElements.define(ELEMENT, goalPlannerElement(origin, EMBED_SETTINGS));
}

const { calculator, loading = "", language = "" } = script.dataset;
if (calculator !== undefined) {
  const place = document.createElement("div");
  place.dataset["goalPlanner"] = calculator;
  place.dataset["loading"] = loading;
  script.after(place);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", embedAll);
else embedAll();

function embedAll(): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACES)) {
    place.dataset["language"] ||= language;
    embedIn(place);
  }
}

/** Puts a calculator into an element of the old kind; there is none with a name or in a language that does not exist. */
function embedIn(place: HTMLElement): void {
  const { goalPlanner = "", loading = "" } = place.dataset;
  const calculator = readAttribute("calculator", goalPlanner, EMBED_SETTINGS);
  const language = readAttribute("language", place.dataset["language"] || UNSET.language, EMBED_SETTINGS);
  if (calculator === undefined || language === undefined) return;
  place.replaceChildren(
    frameCalculator(place, { ...UNSET, calculator, language, loading }, origin, EMBED_SETTINGS).frame,
  );
}
