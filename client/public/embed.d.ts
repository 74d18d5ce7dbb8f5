// Types of the element and its events: docs/embedding.md. Copy this file into your project; nothing has to import it.

/** What the element shows. */
export type GoalPlannerCalculator =
  | "pension"
  | "education"
  | "helpingKids"
  | "activities"
  | "healthcare"
  | "kidsSaver"
  | "family";

/** A page of a calculator. */
export type GoalPlannerPage =
  | "personalInfo"
  | "form"
  | "summary"
  | "summaryPdf"
  | "confirmation"
  | "method"
  | "notFound";

/** Attributes of `<goal-planner>`; the element follows their changes. */
export interface GoalPlannerAttributes {
  /** The pension if it is not set. */
  readonly calculator?: GoalPlannerCalculator | undefined;
  /** English if it is not set; a region may follow, as in "ar-AE". */
  readonly language?: "en" | "ar" | `${"en" | "ar"}-${string}` | undefined;
  /** Colour of buttons and links, as #rrggbb, with a contrast to white of at least 4.5 to 1. */
  readonly accent?: `#${string}` | undefined;
  /** Code that you agreed on with the provider. */
  readonly partner?: string | undefined;
  /** With "lazy", the calculator loads when it comes near the viewport. */
  readonly loading?: "lazy" | "eager" | undefined;
}

/** Events of the element, which bubble. None holds anything that a visitor entered. */
export interface GoalPlannerEvents {
  "goal-planner:ready": CustomEvent<Record<string, never>>;
  "goal-planner:resized": CustomEvent<{ readonly heightPx: number }>;
  "goal-planner:navigated": CustomEvent<{ readonly page: GoalPlannerPage }>;
  "goal-planner:result": CustomEvent<{ readonly calculator: GoalPlannerCalculator }>;
  "goal-planner:report": CustomEvent<{ readonly calculator: GoalPlannerCalculator }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "goal-planner": HTMLElement;
  }

  interface GlobalEventHandlersEventMap extends GoalPlannerEvents {}
}

// biome-ignore-start lint/suspicious/noTsIgnore: a project without React has no such module, and one with it no error.
// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      "goal-planner": import("react").DetailedHTMLProps<
        import("react").HTMLAttributes<HTMLElement>,
        HTMLElement
      > &
        GoalPlannerAttributes;
    }
  }
}
// biome-ignore-end lint/suspicious/noTsIgnore: see above.
