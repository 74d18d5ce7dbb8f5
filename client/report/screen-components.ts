import { AnswerBlock } from "./AnswerBlock.tsx";
import { BreakdownBlock } from "./BreakdownBlock.tsx";
import type { BlockComponents } from "./block-components.ts";
import { CalloutBlock } from "./CalloutBlock.tsx";
import { DetailsBlock } from "./DetailsBlock.tsx";
import { FactsBlock } from "./FactsBlock.tsx";
import { ForecastBlock } from "./ForecastBlock.tsx";
import { GoalsBlock } from "./GoalsBlock.tsx";
import { LinkBlock } from "./LinkBlock.tsx";
import { NotesBlock } from "./NotesBlock.tsx";
import { ParagraphBlock } from "./ParagraphBlock.tsx";

/** On screen, beside a form: what few want to know is there on demand. */
export const SCREEN_COMPONENTS: BlockComponents = {
  answer: AnswerBlock,
  facts: FactsBlock,
  breakdown: BreakdownBlock,
  callout: CalloutBlock,
  forecast: ForecastBlock,
  notes: NotesBlock,
  details: DetailsBlock,
  goals: GoalsBlock,
  paragraph: ParagraphBlock,
  link: LinkBlock,
};
