import type { Fault } from "#shared/contract/validation.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { fieldOf } from "./find-faults.ts";

interface ForecastState {
  readonly hasResult: boolean;
  readonly isCurrent: boolean;
  readonly faults: readonly Fault[];
}

/** The quiet line under the results: whether they are up to date and, if not, what keeps them from it. */
export function forecastStatus({ hasResult, isCurrent, faults }: ForecastState, wording: Wording): string {
  const { results } = wording;
  if (faults.length > 0) {
    const fields = [...new Set(faults.map((fault) => labelOf(fieldOf(fault), wording)))].join(", ");
    return fill(hasResult ? results.outdated : results.needs, { fields });
  }
  return isCurrent ? results.upToDate : results.updating;
}

function labelOf(field: string, { fields }: Wording): string {
  return new Map<string, string>(Object.entries(fields)).get(field) ?? field;
}
