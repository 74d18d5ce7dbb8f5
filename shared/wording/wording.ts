import type { EN } from "./en.ts";

/** The keys that every language has, with the placeholders of the English messages. */
export type Wording = typeof EN;
