import type { Fault } from "#shared/contract/validation.ts";
import { formatNumber } from "#shared/report/format.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { fieldOf } from "./find-faults.ts";

/** How a calculator names its fields, by path, where it has names of its own. */
export type FieldLabels = Readonly<Record<string, string>>;

export const NO_LABELS: FieldLabels = {};

interface ForecastState {
  readonly hasResult: boolean;
  readonly isCurrent: boolean;
  /** Whether the plan could not be calculated. */
  readonly hasFailed: boolean;
  readonly faults: readonly Fault[];
}

/** The quiet line under the results: whether they are up to date and, if not, what keeps them from it. */
export function forecastStatus(
  { hasResult, isCurrent, hasFailed, faults }: ForecastState,
  labels: FieldLabels,
  wording: Wording,
): string {
  const { results } = wording;
  if (faults.length === 0)
    return hasFailed ? results.failed : isCurrent ? results.upToDate : results.updating;
  const guards = faults.map((fault) => guardText(fault, wording)).filter((text) => text !== undefined);
  const fields = faults
    .filter((fault) => guardText(fault, wording) === undefined)
    .map((fault) => labelOf(fieldOf(fault), labels, wording));
  const incomplete = fill(hasResult ? results.outdated : results.needs, {
    fields: [...new Set(fields)].join(", "),
  });
  const beginning = fields.length > 0 ? [incomplete] : hasResult ? [results.notUpToDate] : [];
  return [...beginning, ...new Set(guards)].join(" ");
}

/** What is told in words of its own, because the entry is none that a field could call wrong. */
function guardText({ rule, limit = 0 }: Fault, { results: { guards } }: Wording): string | undefined {
  const texts: Readonly<Record<string, string>> = {
    noGoal: guards.noGoal,
    over: guards.over,
    singleGoalMaximum: fill(guards.singleGoalMaximum, { limit: formatNumber(limit) }),
  };
  return texts[rule];
}

function labelOf(field: string, labels: FieldLabels, { fields }: Wording): string {
  return labels[field] ?? new Map<string, string>(Object.entries(fields)).get(field) ?? field;
}
