import type { Fault } from "#shared/contract/validation.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { FieldLabels } from "./field-names.ts";
import type { Recalculation } from "./use-recalculation.ts";

/** What a calculator shows of its plan's forecast. */
export interface Forecast {
  /** Unset until the first result. */
  readonly blocks: readonly Block[] | undefined;
  readonly recalculation: Pick<Recalculation<unknown, unknown>, "isCurrent" | "isBusy" | "failure" | "retry">;
  /** What keeps the plan from being calculated. */
  readonly faults: readonly Fault[];
  /** Names of fields that differ from the common ones. */
  readonly labels?: FieldLabels;
  /** Leads to a field that the forecast waits for; in place of leading to it on this page. */
  readonly onField?: (path: string) => void;
}
