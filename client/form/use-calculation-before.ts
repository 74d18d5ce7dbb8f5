import { useEffect, useRef, useState } from "react";
import { useStatus } from "#client/components/StatusProvider.tsx";
import type { Outcome } from "./plan-memory.ts";

interface CalculationBefore<P> {
  readonly isBusy: boolean;
  /** @param plan undefined where it cannot be calculated: then there is nothing to wait for */
  readonly calculate: (plan: P | undefined, goOn: () => void) => Promise<void>;
}

/**
 * Calculates a plan before the visitor goes on to the page that shows its result; one who left meanwhile is left alone. A
 * failure is told there, as that page tries once more.
 * @param memory keeps the outcome for that page
 */
export function useCalculationBefore<P, R>(
  calculatePlan: (plan: P, signal: AbortSignal) => Promise<R>,
  memory: { outcome?: Outcome<P, R> },
): CalculationBefore<P> {
  const { begin } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const abort = new AbortController();
    leaving.current = abort;
    return () => abort.abort();
  }, []);
  const calculate = async (plan: P | undefined, goOn: () => void) => {
    const { signal } = leaving.current;
    if (plan !== undefined && JSON.stringify(plan) !== JSON.stringify(memory.outcome?.plan)) {
      const end = begin();
      setBusy(true);
      try {
        memory.outcome = { plan, result: await calculatePlan(plan, signal) };
      } catch {
        // The next page asks again, and tells what is wrong.
      } finally {
        end();
        setBusy(false);
      }
    }
    if (!signal.aborted) goOn();
  };
  return { isBusy, calculate };
}
