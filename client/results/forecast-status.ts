import { FIELDS_PLACE, type FieldLabels, type FieldName, faultyFields } from "#client/form/faults.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** A line that may name fields at its placeholder `FIELDS_PLACE`. */
interface Status {
  readonly message: string;
  readonly fields: readonly FieldName[];
}

interface ForecastState {
  readonly hasResult: boolean;
  readonly isCurrent: boolean;
  /** True if the plan could not be calculated. */
  readonly hasFailed: boolean;
  /** True if the reason is that the code that shows results could not be loaded. */
  readonly lacksTools: boolean;
  readonly faults: readonly Fault[];
}

/** Returns the quiet line under the results: whether they are up to date and, if not, the reason. */
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

/** Rules for fields that occur several times in a form: the message does not identify the field, so it is named too. */
const IN_ONE_OF_MANY: ReadonlySet<string> = new Set(["startsTooEarly", "startsTooLate", "goalsOver"]);

/** Returns the message of a guard, whose entry is valid by the rules of its field; undefined for other faults. */
function guardText({ rule, limit = 0, currency = "AED" }: Fault, wording: Wording): string | undefined {
  const { guards } = wording.results;
  // Pages load only the texts of their own guards.
  const texts: Readonly<Record<string, () => string>> = {
    noGoal: () => guards.noGoal,
    over: () => guards.over,
    goalsOver: () => guards.goalsOver,
    startsTooEarly: () => guards.startsTooEarly({ year: limit }),
    startsTooLate: () => guards.startsTooLate({ year: limit }),
    singleGoalMaximum: () => guards.singleGoalMaximum({ limit: formatMoney(limit, currency, wording) }),
  };
  return texts[rule]?.();
}
