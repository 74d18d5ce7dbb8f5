import type { Trade } from "#shared/contract/insights.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { Language } from "#shared/wording/languages.ts";
import type { Brand } from "./brand.ts";
import type { Value } from "./values.ts";

/**
 * The content of a report, apart from its look. Screen, print and PDF each draw it by a total map from the kind of
 * a block to a function, so a new kind does not compile until every renderer has it.
 */
export interface ReportDocument {
  readonly title: string;
  /** The language of its words. */
  readonly language: Language;
  /** The day on which it was made. */
  readonly day: PlanDay;
  /** That day, in a sentence. */
  readonly preparedOn: string;
  /** Whose report it is: drawn around the sections, with the licence under every page. */
  readonly brand: Brand;
  /** In the order in which they are read. */
  readonly sections: readonly ReportSection[];
}

/** Blocks that belong together: a card on screen. */
export interface ReportSection {
  /** The purpose of the section; a renderer may place it by that. */
  readonly role: SectionRole;
  /** Unset where the blocks have titles of their own. */
  readonly heading?: string;
  readonly blocks: readonly Block[];
}

/** A section that explains something in words alone. */
export interface Explanation extends ReportSection {
  readonly role: "explanation";
  readonly heading: string;
  readonly blocks: readonly Block<"paragraph">[];
}

export function explanation(heading: string, text: string): Explanation {
  return { role: "explanation", heading, blocks: [{ kind: "paragraph", text }] };
}

export type SectionRole =
  | "answer"
  | "changes"
  | "forecast"
  | "results"
  | "insights"
  | "figures"
  | "assumptions"
  | "explanation"
  | "next"
  | "goals"
  | "person";

interface Blocks {
  readonly answer: AnswerBlock;
  readonly facts: FactsBlock;
  readonly breakdown: BreakdownBlock;
  readonly callout: CalloutBlock;
  readonly changes: ChangesBlock;
  readonly comparison: ComparisonBlock;
  readonly forecast: ForecastBlock;
  readonly figures: FiguresBlock;
  readonly notes: NotesBlock;
  readonly details: DetailsBlock;
  readonly goals: GoalsBlock;
  readonly paragraph: ParagraphBlock;
  readonly link: LinkBlock;
  readonly planLink: PlanLinkBlock;
}

export type BlockKind = keyof Blocks;

export type Block<K extends BlockKind = BlockKind> = { [P in K]: { readonly kind: P } & Blocks[P] }[K];

/** The result in a sentence, and the chance behind it. */
export interface AnswerBlock {
  readonly text: string;
  readonly detail: string;
  readonly chance: Fact;
  /** Out of ten scenarios, how many reach the goal: 0 to 10. */
  readonly tenths: number;
  /** Whether the chance is good enough, where the report says so. */
  readonly verdict?: Verdict;
}

/** A judgement in words; the tone decides its icon. */
export interface Verdict {
  readonly tone: "success" | "warning";
  readonly text: string;
}

/** Figures in groups that belong together. */
export interface FactsBlock {
  readonly groups: readonly FactGroup[];
}

export interface FactGroup {
  readonly title: string;
  /** Which moment the figures are of, and whose money they are, where the title does not say so. */
  readonly note?: string;
  readonly facts: readonly Fact[];
  /** Whether its first figure means the same of every plan, so that one can be held against another. */
  readonly isComparable?: true;
  /** Whether it is about what to invest a month, which a mail says too. */
  readonly isMonthlyInvestment?: true;
}

export interface Fact {
  readonly label: string;
  readonly value: Value;
  /** Set where the figure is a point of a line of the forecast. */
  readonly series?: ForecastSeriesId;
}

/** Amounts by what they are for, and what they come to. */
export interface BreakdownBlock {
  readonly title: string;
  /** Whose money the sums beside the amounts are. */
  readonly note: string;
  readonly rows: readonly BreakdownRow[];
  /** The last is what the block is about. */
  readonly totals: readonly BreakdownRow[];
  /** A remark on the totals, or in their place. */
  readonly remark?: string;
}

export interface BreakdownRow extends Fact {
  /** A few words about the label. */
  readonly detail: string;
}

/** A sentence to act on, or that says that nothing needs to be done. */
export interface CalloutBlock {
  /** How good the news is; it decides the icon. */
  readonly tone: "good" | "neutral" | "warning";
  readonly text: string;
}

/** What would change the answer. */
export interface ChangesBlock {
  readonly title: string;
  /** The one with the most effect first. */
  readonly changes: readonly Proposal[];
  /** Said in place of changes where there are none. */
  readonly none: string;
}

/** A change of the plan in a sentence. */
export interface Proposal {
  readonly text: string;
  /** What becomes of the chance. */
  readonly effect: string;
  /** The fields of the plan that it is made of, each with its new value. */
  readonly set: Readonly<Record<string, unknown>>;
}

/** Figures of the plan beside those that it would have otherwise. */
export interface ComparisonBlock {
  /** What is compared: no two of a report have the same. */
  readonly topic: "certainty" | "worse" | Trade["kind"];
  readonly title: string;
  /** What the figures have in common. */
  readonly note: string;
  /** The head of the rows' labels, then those of their values. */
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly ComparisonRow[];
  /** Whether it is in sight on a page that has much to show. */
  readonly isInSight: boolean;
}

export interface ComparisonRow {
  readonly label: string;
  /** One for each head but the first. */
  readonly values: readonly Value[];
  /** Set where the row is of a plan that could be had. */
  readonly proposal?: Proposal;
}

export type ForecastSeriesId = "realistic" | "pessimistic";

/** The forecast as a chart. */
export interface ForecastBlock {
  readonly title: string;
  /** Whose money its amounts are. */
  readonly note: string;
  /** The chart in a sentence, for whoever cannot see it too. */
  readonly summary: string;
  readonly info: { readonly title: string; readonly text: string };
  readonly currency: Currency;
  /** The unit of the points' positions: ages, or calendar years. */
  readonly axisLabel: string;
  /** All series have the same positions. */
  readonly series: readonly ForecastSeries[];
  readonly range: ForecastRange;
  /** A position on the axis worth naming. */
  readonly marker?: { readonly at: number; readonly label: string };
  /** What happens on the way, from left to right: numbered in this order on the chart, and told below it. */
  readonly signs: readonly ForecastSign[];
}

/** Something that happens at a place of a chart. */
export interface ForecastSign extends ForecastPoint {
  /** Set where it happens to one line alone. */
  readonly series?: ForecastSeriesId;
  readonly text: string;
}

/** The forecast year by year, as a table. */
export interface FiguresBlock extends Pick<ForecastBlock, "title" | "note" | "currency" | "axisLabel"> {
  /** All series have the same positions. */
  readonly series: readonly Pick<ForecastSeries, "id" | "label" | "points">[];
}

export interface ForecastSeries {
  readonly id: ForecastSeriesId;
  readonly label: string;
  /** One a year. */
  readonly points: readonly ForecastPoint[];
  /**
   * The line as it is drawn: the points, the moments before and after a first payment, and the place where savings that
   * are used up reach zero.
   */
  readonly line: readonly ForecastPoint[];
}

/** What 8 of 10 scenarios lie within, drawn as a band behind the lines: it begins at the Pessimistic one. */
export interface ForecastRange {
  readonly label: string;
  /** The 90th percentile, as it is drawn. */
  readonly upperEdge: readonly ForecastPoint[];
}

export interface ForecastPoint {
  /** Age in years, or calendar year. */
  readonly at: number;
  /** 0 or more, in the forecast's currency. */
  readonly amount: number;
}

/** Remarks under a heading, such as the assumptions. */
export interface NotesBlock {
  readonly title: string;
  readonly notes: readonly string[];
}

/** Entries of the form, one line each. */
export interface DetailsBlock {
  readonly facts: readonly Fact[];
}

/** The goals of a plan and what was entered for each. */
export interface GoalsBlock {
  readonly goals: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  /** Said where there is no goal. */
  readonly none: string;
}

export interface ParagraphBlock {
  readonly text: string;
}

/** A sentence, and where it leads. */
export interface LinkBlock {
  readonly text: string;
  readonly label: string;
  readonly url: string;
}

/** The link that opens the plan again, without who made it. */
export interface PlanLinkBlock extends LinkBlock {
  /** Said of its QR code, where there is one. */
  readonly code: string;
}
