/**
 * The texts of a catalogue that only some pages need, grouped by use; the build makes a module of each group. A name
 * with dots is a text below a key; the longest matching name decides.
 */
export const TEXT_PARTS = {
  pension: ["pension"],
  /** Texts of the pension's collapsed fields. */
  endOfService: ["pension.endOfService.note", "pension.endOfService.hints"],
  children: ["childGoal", "kidsSaver"],
  plans: ["plans"],
  reports: [
    "summary",
    "confirmation",
    "report",
    "mail",
    "pension.report",
    "childGoal.report.titles",
    "kidsSaver.report",
  ],
  /** Texts for the results and insights of every calculator. */
  results: [
    "insights",
    "assumptions",
    "results.chart",
    "results.chartInfo",
    "results.chartInfoTitle",
    "results.chartInfoText",
    "results.milestone",
    "results.certainMilestone",
    "results.inMoneyOf",
    "results.theSame",
    "results.range",
    "results.table",
    "results.assumptions",
    "results.yearByYear",
    "results.moneyOfEachYear",
    "results.yourPlan",
    "results.notPossible",
    "results.baseline",
    "results.aimFor",
    "results.targetAt",
    "results.requiredFor",
    "pension.answer",
    "pension.advice",
    "pension.chart",
    "pension.assumptions",
    "pension.endOfService.facts",
    "pension.endOfService.visaAge",
    "pension.endOfService.aboveCap",
    "pension.endOfService.wholeSalary",
    "pension.endOfService.notes",
    "childGoal.answer.hardlyAny",
    "childGoal.answer.some",
    "childGoal.answer.almostAll",
    "childGoal.answer.coversNoPayment",
    "childGoal.answer.firstPayment",
    "childGoal.answer.nextPayment",
    "childGoal.facts",
    "childGoal.advice",
    "childGoal.chart",
    "childGoal.assumptions",
    "kidsSaver.allGoals",
    "kidsSaver.answer",
    "kidsSaver.chart",
    "kidsSaver.requirements",
    "kidsSaver.assumptions",
  ],
  /** Texts in the documents before any script runs. */
  documents: ["site"],
} as const;

/** A group of texts that a page loads in addition to the common ones. */
export type TextPart = keyof typeof TEXT_PARTS;

export const TEXT_PART_NAMES = Object.keys(TEXT_PARTS) as readonly TextPart[];
