import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "#client/api/transport.ts";
import { useStatus } from "#client/components/StatusProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { whenIdle } from "#client/components/when-idle.ts";
import type { Contact } from "#shared/contract/contact.ts";
import { RECALCULATION_DELAY_MS } from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { keepForReload } from "./history-draft.ts";
import type { Session } from "./session.ts";
import type { Calculate, CalculatedPlan, SessionState } from "./session-state.ts";
import { useSession } from "./use-session.ts";

export interface Calculation<P, R> {
  /** The result of this plan; undefined until it is calculated. */
  readonly outcome: CalculatedPlan<P, R> | undefined;
  /** True from the moment a request is sent until it is answered. */
  readonly isBusy: boolean;
  /** Reason, for the visitor, why this plan has no result; undefined unless its calculation failed. */
  readonly failure: string | undefined;
  /** Time of the next automatic try, in ms since 1970-01-01T00:00Z; undefined if there will be none. */
  readonly retryAt: number | undefined;
  /** True if the code that shows results could not be loaded: only a reload of the page can load it. */
  readonly lacksTools: boolean;
  readonly retry: () => void;
}

interface Failed {
  readonly key: string;
  readonly text: string;
  readonly lacksTools: boolean;
  readonly retryAt: number | undefined;
}

/** Pauses before automatic retries of a failed calculation, in order; then the longest pause. Unit: ms. */
const PAUSES_MS = [5_000, 10_000, 20_000, 40_000];
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calculates a plan once it has not changed for a while, unless the session has its result. A newer plan aborts the
 * request of the older one. A failed calculation is retried automatically.
 * @param plan undefined while it cannot be calculated: then nothing is sent
 * @param session keeps the results; its contact data outlive the reload after a failure
 * @param isAsked true if the visitor waits for nothing else: the error modal then reports a failure (docs/adr/0027)
 * @param loadTools loads the code that shows results, without which there is no result
 * @param disregarded outcomes of the session that this plan's is not looked for in
 */
export function useCalculation<P, R>(
  plan: P | undefined,
  calculate: Calculate<P, R>,
  session: Session<Contact, unknown, P, R, unknown>,
  isAsked: boolean,
  loadTools: () => Promise<unknown>,
  disregarded: readonly CalculatedPlan<P, R>[] = [],
): Calculation<P, R> {
  const wording = useWording();
  const { begin, fail, recover } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [attempt, setAttempt] = useState(0);
  const lastAttempt = useRef(-1);
  const failures = useRef(0);
  const key = planKey(plan);
  const outcome = useSession(session, ({ outcomes }) =>
    outcomeOf(
      key,
      outcomes.filter((each) => !disregarded.includes(each)),
    ),
  );
  const isKnown = outcome !== undefined;

  const load = useEffectEvent(() =>
    loadTools().then(
      () => true,
      () => false,
    ),
  );

  const calculateNow = useEffectEvent(async (signal: AbortSignal) => {
    if (plan === undefined || key === undefined) return;
    const end = begin();
    setBusy(true);
    try {
      const [result, hasTools] = await Promise.all([calculate(plan, signal), load()]);
      signal.throwIfAborted();
      if (!hasTools) throw new ApiError({ kind: "not-loaded" });
      session.calculated({ plan, result });
      setFailed(undefined);
      failures.current = 0;
      recover();
    } catch (error) {
      if (!signal.aborted) {
        const text = failureText(error, wording);
        const lacksTools = error instanceof ApiError && error.failure.kind === "not-loaded";
        const makeNote = () => keepForReload(session.calculator, session.state().draft ?? {});
        // A failure beside results shows in their place: no dialog takes the focus from an entry.
        const isInModal = isAsked && !lacksTools && fail({ text, makeNote });
        const retryAt = isInModal || lacksTools ? undefined : Date.now() + pauseMs(error, failures.current);
        failures.current += 1;
        setFailed({ key, text, lacksTools, retryAt });
      }
    } finally {
      end();
      if (!signal.aborted) setBusy(false);
    }
  });

  // Before the first result, which then waits only for its figures.
  useEffect(() => whenIdle(() => load()), []);

  useEffect(() => {
    // A page that opens with a plan does not wait for further changes, and neither does a retry.
    const delay = attempt === lastAttempt.current ? RECALCULATION_DELAY_MS : 0;
    lastAttempt.current = attempt;
    if (key === undefined || isKnown) return;
    load();
    const abort = new AbortController();
    const timer = setTimeout(() => calculateNow(abort.signal), delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setBusy(false);
    };
  }, [key, isKnown, attempt]);

  const failure = failed?.key === key ? failed : undefined;
  const retryAt = failure?.retryAt;
  useEffect(() => {
    if (retryAt === undefined) return;
    const timer = setTimeout(() => setAttempt((count) => count + 1), retryAt - Date.now());
    return () => clearTimeout(timer);
  }, [retryAt]);
  return {
    outcome,
    isBusy,
    failure: failure?.text,
    retryAt,
    lacksTools: failure?.lacksTools ?? false,
    retry: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}

/** Returns a plan's outcome, calculated unless the session has it. @throws {ApiError}; the signal's reason if aborted */
export async function calculateOnce<P, R>(
  plan: P,
  calculate: Calculate<P, R>,
  session: Session<Contact, unknown, P, R, unknown>,
  signal: AbortSignal,
): Promise<CalculatedPlan<P, R>> {
  const known = knownOutcome(plan, session.state());
  if (known !== undefined) return known;
  const outcome = { plan, result: await calculate(plan, signal) };
  session.calculated(outcome);
  return outcome;
}

/** Returns the outcome of a plan that a session has; undefined if it is still to be calculated. */
export function knownOutcome<P, R>(
  plan: P,
  { outcomes }: Pick<SessionState<never, never, P, R>, "outcomes">,
): CalculatedPlan<P, R> | undefined {
  return outcomeOf(planKey(plan), outcomes);
}

/** Returns the content of a plan: a change of, for example, the name leaves it as it is. */
function planKey(plan: unknown): string | undefined {
  return JSON.stringify(plan);
}

function outcomeOf<P, R>(
  key: string | undefined,
  outcomes: readonly CalculatedPlan<P, R>[],
): CalculatedPlan<P, R> | undefined {
  return outcomes.findLast(({ plan }) => planKey(plan) === key);
}

/** Returns the pause before another try, at least as long as the answer asks for. @param failures before this one */
function pauseMs(error: unknown, failures: number): number {
  const { failure } = error instanceof ApiError ? error : {};
  const asked = failure?.kind === "refused" ? failure.retryAfterMs : 0;
  return Math.max(PAUSES_MS[failures] ?? LONGEST_PAUSE_MS, asked);
}

/** From this status on the request is not at fault, and another try may help. */
const UNAVAILABLE = 502;

/** Answer of a host that has more requests than it accepts. */
const TOO_MANY_REQUESTS = 429;

/** Returns the message for a failed calculation. The service's own messages are for developers, in English. */
function failureText(error: unknown, { errorModal, notLoaded }: Wording): string {
  if (!(error instanceof ApiError)) return errorModal.unexpected;
  const { failure } = error;
  if (failure.kind === "unreachable") return errorModal.unreachable;
  if (failure.kind === "unexpected-answer") return errorModal.unexpectedAnswer;
  if (failure.kind === "not-loaded") return notLoaded.part;
  if (failure.status === TOO_MANY_REQUESTS) return errorModal.tooMany;
  const { status, correlationId: reference } = failure;
  const text = status >= UNAVAILABLE ? errorModal.unavailable : errorModal.unexpected;
  return reference === null ? text : `${text} ${errorModal.reference({ reference })}`;
}
