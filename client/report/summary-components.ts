import type { BlockComponents } from "./block-components.ts";
import { OpenNotesBlock } from "./OpenNotesBlock.tsx";
import { SCREEN_COMPONENTS } from "./screen-components.ts";

/** On screen, on a page that tells the whole of a plan. */
export const SUMMARY_COMPONENTS: BlockComponents = { ...SCREEN_COMPONENTS, notes: OpenNotesBlock };
