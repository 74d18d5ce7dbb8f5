/** A day or, if no day is known, a month: 2026-11-25 or 2026-11. */
export type FactDate = `${number}-${number}-${number}` | `${number}-${number}`;

/** A text on which facts rest, and when somebody last read it. */
export interface Source {
  readonly title: string;
  readonly address?: string;
  readonly checkedOn: FactDate;
  /** The last day on which it counts as checked. */
  readonly reviewBy: FactDate;
}

/** A fact of law, fees, pensions, living costs or markets that the calculators state. */
export type Fact = (ConstantFact | TextFact) & {
  readonly name: string;
  /** A day, a month or a year, as far as it is known. */
  readonly validFrom: FactDate | `${number}`;
  readonly source: Source;
  /** What the source says of it, in our own words. */
  readonly gist: string;
};

interface ConstantFact {
  /** Path of its value from a constant of `shared/domain`; in a list, by the `id` of the item. */
  readonly constant: string;
  readonly unit: string;
}

interface TextFact {
  /** Path of the text that states it, in the catalogues of `shared/wording`. */
  readonly text: string;
  readonly value: string;
}

/** The facts about one subject. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Returns the last day of a date; every month ends on or before its 31st. @example lastDay("2026-11") // "2026-11-31" */
export function lastDay(date: FactDate): string {
  return date.length === "2026-11".length ? `${date}-31` : date;
}

/** Returns the facts whose review is overdue. @param now in ISO format */
export function overdueFacts(groups: readonly FactGroup[], now: string): readonly Fact[] {
  const today = now.slice(0, "2026-11-25".length);
  return groups.flatMap(({ facts }) => facts).filter(({ source }) => lastDay(source.reviewBy) < today);
}
