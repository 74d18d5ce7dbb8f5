import type { Fault } from "#shared/contract/validation.ts";
import { formatNumber } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { FIELDS_PLACE, type FieldLabels, type FieldName, faultyFields } from "./faults.ts";

/** A line that may name fields: they stand at its placeholder `FIELDS_PLACE`, if it has one. */
interface Status {
  readonly message: string;
  readonly fields: readonly FieldName[];
}

interface ForecastState {
  readonly hasResult: boolean;
  readonly isCurrent: boolean;
  /** Whether the plan could not be calculated. */
  readonly hasFailed: boolean;
  /** Whether that is because what shows results could not be loaded. */
  readonly lacksTools: boolean;
  readonly faults: readonly Fault[];
}

/** The quiet line under the results: whether they are up to date and, if not, what keeps them from it. */
export function forecastStatus(
  { hasResult, isCurrent, hasFailed, lacksTools, faults }: ForecastState,
  labels: FieldLabels | undefined,
  wording: Wording,
): Status {
  const { results, notLoaded } = wording;
  if (faults.length === 0) {
    const failure = lacksTools ? notLoaded.part : results.failed;
    const message = hasFailed ? failure : isCurrent ? results.upToDate : results.updating;
    return { message, fields: [] };
  }
  const guards = faults.map((fault) => guardText(fault, wording)).filter((text) => text !== undefined);
  const named = faults.filter(
    (fault) => guardText(fault, wording) === undefined || IN_ONE_OF_MANY.has(fault.rule),
  );
  const incomplete = hasResult ? results.outdated : results.needs;
  const beginning =
    named.length > 0 ? [incomplete({ fields: FIELDS_PLACE })] : hasResult ? [results.notUpToDate] : [];
  return {
    message: [...beginning, ...new Set(guards)].join(" "),
    fields: faultyFields(named, wording, labels),
  };
}

/** Rules of a field that a form has several of: their words do not tell which, so it is named too. */
const IN_ONE_OF_MANY: ReadonlySet<string> = new Set(["startsTooEarly", "startsTooLate"]);

/** The words of a fault that has its own, because the entry is none that a field could call wrong. */
function guardText({ rule, limit = 0 }: Fault, { results: { guards } }: Wording): string | undefined {
  const texts: Readonly<Record<string, string>> = {
    noGoal: guards.noGoal,
    over: guards.over,
    startsTooEarly: guards.startsTooEarly({ year: limit }),
    startsTooLate: guards.startsTooLate({ year: limit }),
    singleGoalMaximum: guards.singleGoalMaximum({ limit: formatNumber(limit) }),
  };
  return texts[rule];
}
