import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#client/api/api-error.ts";
import type { Loadable } from "#client/components/loadable.ts";
import { useStatus } from "#client/components/StatusProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { RECALCULATION_DELAY_MS } from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { CalculatedPlan, FormMemory } from "./form-memory.ts";
import { keepForReload } from "./history-draft.ts";
import { loadResults } from "./load-results.ts";

export interface Recalculation<P, R> {
  /** The last result, of this plan or an earlier one. */
  readonly outcome: CalculatedPlan<P, R> | undefined;
  readonly isCurrent: boolean;
  /** From the moment a request is sent until it is answered. */
  readonly isBusy: boolean;
  /** Why there is no result of this plan, for the visitor; undefined unless its calculation failed. */
  readonly failure: string | undefined;
  /** Whether that is because what shows results could not be loaded: only the whole page can be, again. */
  readonly lacksTools: boolean;
  /** Calculates the plan once more, at once. */
  readonly retry: () => void;
}

interface Failed {
  /** Of the plan. */
  readonly key: string;
  readonly text: string;
  readonly lacksTools: boolean;
}

/**
 * Calculates by itself once a plan has not changed for a while. A newer plan ends the request of the older, so an
 * older answer never takes the place of a newer one.
 * @param plan undefined while it cannot be calculated: then nothing is sent
 * @param memory keeps the last outcome beyond the page; its contact data outlive the reload that follows a failure
 * @param tools what shows results, where a page has yet to load that
 */
export function useRecalculation<P, R>(
  plan: P | undefined,
  calculate: (plan: P, signal: AbortSignal) => Promise<R>,
  memory: Pick<FormMemory<object, object, P, R>, "name" | "draft" | "outcome">,
  ...tools: readonly Loadable<unknown>[]
): Recalculation<P, R> {
  const wording = useWording();
  const { begin, fail, recover } = useStatus();
  const [outcome, setOutcome] = useState(memory.outcome);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [attempt, setAttempt] = useState(0);
  const lastAttempt = useRef(-1);
  // Plans are compared by what they hold, so that a change of, say, the name calculates nothing.
  const key = JSON.stringify(plan);

  /** Has what shows results there when they are. @returns whether all of it is */
  const loadTools = useEffectEvent(() =>
    Promise.all([loadResults(), ...tools.map(({ load }) => load())]).then(
      () => true,
      () => false,
    ),
  );

  const calculateNow = useEffectEvent(async (signal: AbortSignal) => {
    if (plan === undefined) return;
    const end = begin();
    setBusy(true);
    try {
      const [result, hasTools] = await Promise.all([calculate(plan, signal), loadTools()]);
      signal.throwIfAborted();
      if (!hasTools) throw new ApiError({ kind: "not-loaded" });
      memory.outcome = { plan, result };
      setOutcome(memory.outcome);
      setFailed(undefined);
      recover();
    } catch (error) {
      if (!signal.aborted) {
        const text = failureText(error, wording);
        const lacksTools = error instanceof ApiError && error.failure.kind === "not-loaded";
        setFailed({ key, text, lacksTools });
        // It says so in its place: no box takes the focus from what is typed.
        if (lacksTools) return;
        fail({
          text,
          makeNote: () => keepForReload(memory.name, memory.draft ?? {}),
        });
      }
    } finally {
      end();
      if (!signal.aborted) setBusy(false);
    }
  });

  useEffect(() => {
    // A page that opens with a plan has no further change to wait for, nor has another try.
    const delay = attempt === lastAttempt.current ? RECALCULATION_DELAY_MS : 0;
    lastAttempt.current = attempt;
    if (key === undefined || key === JSON.stringify(memory.outcome?.plan)) return;
    loadTools();
    const abort = new AbortController();
    const timer = setTimeout(() => calculateNow(abort.signal), delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setBusy(false);
    };
  }, [key, memory, attempt]);

  const failure = failed?.key === key ? failed : undefined;
  return {
    outcome,
    isCurrent: outcome !== undefined && JSON.stringify(outcome.plan) === key,
    isBusy,
    failure: failure?.text,
    lacksTools: failure?.lacksTools ?? false,
    retry: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}

/** From this status on it is not the request that is wrong, and another try may help. */
const UNAVAILABLE = 502;

/** What a host answers by itself that has more requests than it takes in. */
const TOO_MANY_REQUESTS = 429;

/** The words of a failed calculation; the service's own are for developers, in English. */
function failureText(error: unknown, { errorModal, notLoaded }: Wording): string {
  if (!(error instanceof ApiError)) return errorModal.unexpected;
  const { failure } = error;
  if (failure.kind === "unreachable") return errorModal.unreachable;
  if (failure.kind === "unexpected-answer") return errorModal.unexpectedAnswer;
  if (failure.kind === "not-loaded") return notLoaded.part;
  const isUnavailable = failure.status >= UNAVAILABLE || failure.status === TOO_MANY_REQUESTS;
  return isUnavailable ? errorModal.unavailable : errorModal.unexpected;
}
