import { useEffect, useEffectEvent, useState } from "react";
import type { Contact } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { CalculatedPlan, Session } from "./session.ts";
import { useSession } from "./use-session.ts";

/** Asks for insights, which the session keeps, as soon as there is an outcome. A failure is quiet. */
export function useInsights<P, R>(
  outcome: CalculatedPlan<P, R> | undefined,
  session: Session<Contact, unknown, P, R>,
  askInsights: (plan: P, signal: AbortSignal) => Promise<Insights>,
) {
  const found = useSession(session, ({ insights }) => insights.findLast((each) => each.outcome === outcome));
  const [failed, setFailed] = useState<CalculatedPlan<P, R>>();
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(async (outcome: CalculatedPlan<P, R>, signal: AbortSignal) => {
    try {
      const insights = await askInsights(outcome.plan, signal);
      if (!signal.aborted) session.insightsFound({ outcome, insights });
    } catch {
      if (!signal.aborted) setFailed(outcome);
    }
  });
  const isMissing = outcome !== undefined && found === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks anew.
  useEffect(() => {
    if (!isMissing) return;
    const abort = new AbortController();
    ask(outcome, abort.signal);
    return () => abort.abort();
  }, [outcome, isMissing, tries]);
  return {
    found,
    hasFailed: isMissing && failed === outcome,
    retry: () => {
      setFailed(undefined);
      setTries(tries + 1);
    },
  };
}
