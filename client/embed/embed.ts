// Puts calculators into a partner's page: docs/embedding.md. The build bundles it into one file, /embed.js.
import { embedCalculator } from "./embed-calculator.ts";

/** Elements that ask for a calculator and do not have one yet, in case a page loads the script twice. */
const PLACES = "[data-goal-planner]:not(:has(> iframe))";

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) {
  throw new Error("goal-planner: embed.js is no module.");
}
const { origin } = new URL(script.src);

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
    embedCalculator(place, place.dataset["goalPlanner"] ?? "", origin, EMBED_SETTINGS);
  }
}
