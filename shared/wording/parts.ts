/**
 * The texts of a catalogue that not every page needs, by what needs them; the build makes a module of each. A name with a
 * point is one of the texts below a key.
 */
export const TEXT_PARTS = {
  pension: ["pension"],
  children: ["childGoal", "kidsSaver"],
  plans: ["plans"],
  reports: ["summary", "confirmation", "report", "mail"],
  /** What tells results, of every calculator, and what would change them. */
  results: [
    "insights",
    "assumptions",
    "results.chart",
    "results.chartInfo",
    "results.chartInfoTitle",
    "results.chartInfoText",
    "results.milestone",
    "results.certainMilestone",
    "pension.answer",
    "pension.advice",
    "pension.chart",
    "pension.assumptions",
    "childGoal.facts",
    "childGoal.advice",
    "childGoal.chart",
    "childGoal.assumptions",
    "kidsSaver.answer",
    "kidsSaver.requirements",
    "kidsSaver.assumptions",
  ],
  /** What documents say before any script runs. */
  documents: ["site"],
} as const;

/** Texts that a page asks for beside the common ones. */
export type TextPart = keyof typeof TEXT_PARTS;

export const TEXT_PART_NAMES = Object.keys(TEXT_PARTS) as readonly TextPart[];
