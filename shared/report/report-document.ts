import type { Trade } from "#shared/contract/insights.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { Language } from "#shared/wording/languages.ts";
import type { Brand } from "./brand.ts";
import type { Value } from "./values.ts";

/**
 * The content of a report, without its layout. Screen, print and PDF each draw it by a total map from the kind of a
 * block to a function, so a new kind does not compile until every renderer has it.
 */
export interface ReportDocument {
  readonly title: string;
  /** The language of its texts. */
  readonly language: Language;
  /** The date of the report. */
  readonly day: PlanDay;
  /** The recipient in a few words, if the name can be used among words. */
  readonly madeFor?: string;
  /** The date in a sentence, and one on savings that are of an earlier month. */
  readonly preparedOn: string;
  /** The provider: drawn around the sections, with the licence at the bottom of every page. */
  readonly brand: Brand;
  /** Sections in reading order. */
  readonly sections: readonly ReportSection[];
}

/** Returns the line below the title of a report. */
export function leadOf({ madeFor, preparedOn }: Pick<ReportDocument, "madeFor" | "preparedOn">): string {
  return madeFor === undefined ? preparedOn : `${madeFor} · ${preparedOn}`;
}

/** Blocks that belong together: a card on screen. */
export interface ReportSection {
  /** The purpose of the section, which may determine its position. */
  readonly role: SectionRole;
  /** Unset if the blocks have their own titles. */
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
  /** The result in a sentence, and the chance behind it. */
  readonly answer: {
    readonly text: string;
    readonly detail: string;
    readonly chance: Fact;
    /** Number of scenarios out of 100 that reach the goal, and the number that the plan aims for: 0 to 100. */
    readonly hundredths: number;
    readonly target: number;
    /** A judgement of the chance, if the report gives one. */
    readonly verdict?: Verdict;
  };
  /** Figures in groups that belong together. */
  readonly facts: {
    readonly groups: readonly FactGroup[];
  };
  /** Amounts by purpose, and their totals. */
  readonly breakdown: {
    readonly title: string;
    /** The money of the sums beside the amounts. */
    readonly note: string;
    readonly rows: readonly BreakdownRow[];
    /** The last two are the main results of the block: what is gained, and at what price. */
    readonly totals: readonly BreakdownRow[];
    /** A remark in place of the totals. */
    readonly remark?: string;
  };
  /** A sentence to act on, or one that says that no action is needed. */
  readonly callout: {
    /** Tone of the news; it determines the icon. */
    readonly tone: "good" | "neutral" | "warning";
    readonly text: string;
  };
  /** Changes that would alter the answer. */
  readonly changes: {
    readonly title: string;
    /** Changes with the largest effect first. */
    readonly changes: readonly Proposal[];
    /** Text in place of changes if there are none. */
    readonly none: string;
  };
  /** Figures of the plan beside those of alternatives. */
  readonly comparison: {
    /** Topic of the comparison; unique within a report. */
    readonly topic: "certainty" | "life" | "worse" | "furtherWorse" | "purses" | Trade["kind"];
    readonly title: string;
    /** A note that applies to all figures. */
    readonly note: string;
    /** The head of the rows' labels, then those of their values. */
    readonly heads: readonly [string, ...string[]];
    readonly rows: readonly ComparisonRow[];
    /** True if it is visible at once on a page with a lot of content. */
    readonly isInSight: boolean;
  };
  readonly forecast: ForecastBlock;
  /** The forecast year by year, as a table. */
  readonly figures: Pick<ForecastBlock, "title" | "note" | "currency" | "axisLabel"> & {
    /** All series have the same positions. */
    readonly series: readonly Pick<ForecastSeries, "id" | "label" | "points">[];
  };
  readonly timeline: TimelineBlock;
  /** Remarks under a heading, such as the assumptions. */
  readonly notes: {
    readonly title: string;
    readonly notes: readonly string[];
    /** Where to read on. */
    readonly link: Omit<LinkBlock, "text">;
  };
  /** Entries of the form, one line each. */
  readonly details: {
    readonly facts: readonly Fact[];
  };
  /** The goals of a plan and what was entered for each. */
  readonly goals: {
    readonly goals: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
    /** Text for a plan without goals. */
    readonly none: string;
  };
  readonly paragraph: {
    readonly text: string;
  };
  readonly link: LinkBlock;
  readonly planLink: PlanLinkBlock;
}

export type BlockKind = keyof Blocks;

export type Block<K extends BlockKind = BlockKind> = { [P in K]: { readonly kind: P } & Blocks[P] }[K];

/** A judgement in words; the tone decides its icon. */
export interface Verdict {
  readonly tone: "success" | "warning";
  readonly text: string;
}

export interface FactGroup {
  readonly title: string;
  /** The moment and the money of the figures, if the title does not name them. */
  readonly note?: string;
  readonly facts: readonly Fact[];
  /** A remark below the figures. */
  readonly remark?: FactRemark;
  /** True if it is about the monthly investment, which a mail includes too. */
  readonly isMonthlyInvestment?: true;
}

/** A sentence about figures, and the form field that changes them, which a page with that field links to. */
export interface FactRemark {
  readonly text: string;
  readonly field: { readonly path: string; readonly label: string };
}

export interface Fact {
  readonly label: string;
  readonly value: Value;
  /** Set if the figure is a point on a line of the forecast. */
  readonly series?: ForecastSeriesId;
  /** True if the figure has the same meaning in every plan, so that plans can be compared by it. */
  readonly isComparable?: true;
}

export interface BreakdownRow extends Fact {
  /** A few words about the label. */
  readonly detail: string;
}

/** A change of the plan in a sentence. */
export interface Proposal {
  readonly text: string;
  /** Effect on the chance. */
  readonly effect: string;
  /** The figure that the effect is told by, if that is not the plan's chance. */
  readonly figure?: ComparedFigure;
  /** The fields that the change sets, each with its new value. */
  readonly set: Readonly<Record<string, unknown>>;
}

/** A figure of a comparison: that of a row in one of its columns. */
export interface ComparedFigure {
  readonly label: string;
  readonly topic: Block<"comparison">["topic"];
  /** Label of the row, which another plan may lack. */
  readonly row: string;
  /** Index of the value in the row. */
  readonly value: number;
}

export interface ComparisonRow {
  readonly label: string;
  /** One for each head but the first. */
  readonly values: readonly Value[];
  /** Set if the row is an alternative that the visitor can choose. */
  readonly proposal?: Proposal;
  /** The chance that its last value says, in percent, if paper draws it as a bar too. */
  readonly chance?: number;
  /** True if its last value is a chance that a mail includes too. */
  readonly isMailed?: boolean;
}

export type ForecastSeriesId = "realistic" | "pessimistic";

/** The forecast as a chart. */
export interface ForecastBlock {
  readonly title: string;
  /** The money of its amounts. */
  readonly note: string;
  /** The chart in a sentence, also for people who cannot see it. */
  readonly summary: string;
  readonly info: { readonly title: string; readonly text: string };
  readonly currency: Currency;
  /** The unit of the points' positions: ages, or calendar years. */
  readonly axisLabel: string;
  /** All series have the same positions. */
  readonly series: readonly ForecastSeries[];
  readonly range: ForecastRange;
  /** The line that this one is compared with. */
  readonly baseline?: Baseline;
  /** Lines of single scenarios, drawn thin behind the others. */
  readonly futures?: readonly (readonly ForecastPoint[])[];
  /** A position on the axis worth naming. */
  readonly marker?: { readonly at: number; readonly label: string };
  /** Events on the way, from left to right: numbered in this order on the chart, and described below it. */
  readonly signs: readonly ForecastSign[];
}

/** The Realistic line of another plan, or the path of the same plan in another world. */
export interface Baseline {
  /** Its name, if it is read with the lines; otherwise it is named below the chart. */
  readonly label?: string;
  readonly line: readonly ForecastPoint[];
}

/** An event at a position on a chart. */
export interface ForecastSign extends ForecastPoint {
  /** Set if the event affects only one line. */
  readonly series?: ForecastSeriesId;
  readonly text: string;
}

export interface ForecastSeries {
  readonly id: ForecastSeriesId;
  readonly label: string;
  /** One point a year. */
  readonly points: readonly ForecastPoint[];
  /** The line as drawn: with the moments before and after every payment, and where savings reach zero. */
  readonly line: readonly ForecastPoint[];
}

/** The range of 8 in 10 scenarios, drawn as a band behind the lines: it begins at the Pessimistic one. */
export interface ForecastRange {
  readonly label: string;
  /** The 90th percentile as drawn. */
  readonly upperEdge: readonly ForecastPoint[];
}

export interface ForecastPoint {
  /** Age in years, or calendar year. */
  readonly at: number;
  /** 0 or more, in the forecast's currency. */
  readonly amount: number;
}

/** The goals of several people over calendar years, as a picture and as a table. */
export interface TimelineBlock {
  readonly title: string;
  /** What the bars stand for. */
  readonly note: string;
  /** The picture in a sentence, for people who cannot see it. */
  readonly summary: string;
  /** How to read it, sentence by sentence. */
  readonly explanations: readonly string[];
  /** First and last calendar year of the picture. */
  readonly from: number;
  readonly to: number;
  /** The calendar years that label the axis, in ascending order. */
  readonly years: readonly number[];
  /** The heads of the table: goal, years, ages, chance. */
  readonly heads: readonly [string, string, string, string];
  /** One for each person. */
  readonly lanes: readonly TimelineLane[];
  /** Of all amounts, which are of today: they rise with prices, or with the salary. */
  readonly currency: Currency;
}

/** The goals of a person, and the chance that there is enough for all of them. */
export interface TimelineLane {
  readonly name: string;
  readonly chance: Value;
  /** The person's age in each of the axis's years; null where it is no longer of interest. */
  readonly ages: readonly (number | null)[];
  readonly spans: readonly TimelineSpan[];
  /** What is saved for the person each month, from one calendar year to another; amounts of the same years add up. */
  readonly saved: readonly AmountOfYears[];
}

/** An amount that is paid from the first to the last of some calendar years. */
export interface AmountOfYears {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** The years in which a goal is paid for. */
export interface TimelineSpan {
  readonly label: string;
  /** First and last calendar year. */
  readonly from: number;
  readonly to: number;
  /** The same in words, the person's ages in them, and both together. */
  readonly years: string;
  readonly ages: string;
  readonly when: string;
  /** What the goal costs a year. */
  readonly cost: number;
}

/** A sentence with a link. */
interface LinkBlock {
  readonly text: string;
  readonly label: string;
  readonly url: string;
}

/** The link that opens the plan again, without contact data. */
interface PlanLinkBlock extends LinkBlock {
  /** Text for its QR code, if there is one. */
  readonly code: string;
}
