/** The keys of a catalogue that not every page needs, by what needs them; the build makes a module of each. */
export const TEXT_PARTS = {
  pension: ["pension"],
  children: ["childGoal", "kidsSaver"],
  plans: ["plans"],
  reports: ["summary", "confirmation", "report", "mail"],
} as const;

/** Texts that a page asks for beside the common ones. */
export type TextPart = keyof typeof TEXT_PARTS;

export const TEXT_PART_NAMES = Object.keys(TEXT_PARTS) as readonly TextPart[];
