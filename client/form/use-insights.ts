import { useEffect, useEffectEvent, useState } from "react";
import type { Insights } from "#shared/contract/insights.ts";
import type { CalculatedPlan, FormMemory } from "./form-memory.ts";
import { loadResults } from "./load-results.ts";

/** What would change the answer to an outcome. */
export interface FoundInsights<P, R> {
  readonly outcome: CalculatedPlan<P, R>;
  readonly insights: Insights;
}

interface InsightsInTime<P, R> {
  /** Those of the outcome; until they are there, those of an earlier one. */
  readonly found: FoundInsights<P, R> | undefined;
  /** Whether those of the outcome could not be had. */
  readonly hasFailed: boolean;
  /** Asks for them again. */
  readonly retry: () => void;
}

/**
 * Asks what would change the answer as soon as there is one: never before, so that no result waits for it, and quietly,
 * as a result is whole without it.
 * @param memory keeps the last answer beyond the page
 */
export function useInsights<P, R>(
  outcome: CalculatedPlan<P, R> | undefined,
  memory: Pick<FormMemory<object, object, P, R>, "insights">,
): InsightsInTime<P, R> {
  const [last, setLast] = useState<FoundInsights<P, R> | undefined>(memory.insights);
  const [failed, setFailed] = useState<CalculatedPlan<P, R>>();
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(async (outcome: CalculatedPlan<P, R>, signal: AbortSignal) => {
    try {
      const { askInsights } = await loadResults();
      const known = memory.insights?.outcome === outcome ? memory.insights.insights : undefined;
      const insights = known ?? (await askInsights(outcome.plan, signal));
      if (signal.aborted) return;
      memory.insights = { outcome, insights };
      setLast(memory.insights);
    } catch {
      if (!signal.aborted) setFailed(outcome);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks anew.
  useEffect(() => {
    if (outcome === undefined) return;
    const abort = new AbortController();
    ask(outcome, abort.signal);
    return () => abort.abort();
  }, [outcome, tries]);
  return {
    found: last,
    hasFailed: outcome !== undefined && failed === outcome,
    retry: () => {
      setFailed(undefined);
      setTries(tries + 1);
    },
  };
}
