import { useEffect, useEffectEvent, useState } from "react";
import type { Contact } from "#shared/contract/contact.ts";
import type { Session } from "./session.ts";
import type { CalculatedPlan } from "./session-state.ts";
import { useSession } from "./use-session.ts";

interface InsightsOptions {
  /** False while nobody would see them: then nothing is asked. */
  readonly isSeen: boolean;
  /** Time after the outcome, in which the plan may change once more. Unit: milliseconds. */
  readonly restMs: number;
}

/** Asks for the insights of an outcome, which the session keeps, once it has rested in sight. A failure is quiet. */
export function useInsights<P, R, I>(
  outcome: CalculatedPlan<P, R> | undefined,
  session: Session<Contact, unknown, P, R, I>,
  askInsights: (plan: P, signal: AbortSignal) => Promise<I>,
  { isSeen, restMs }: InsightsOptions,
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
    if (!isMissing || !isSeen) return;
    const abort = new AbortController();
    const timer = setTimeout(() => ask(outcome, abort.signal), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [outcome, isMissing, isSeen, restMs, tries]);
  return {
    found,
    hasFailed: isMissing && failed === outcome,
    retry: () => {
      setFailed(undefined);
      setTries(tries + 1);
    },
  };
}
