import { useEffect, useSyncExternalStore } from "react";
import { type Loadable, loadable } from "#client/components/loadable.ts";
import { whenIdle } from "#client/components/when-idle.ts";
import type { PreviewedPlan } from "#client/preview/preview.ts";
import type { Session } from "#client/session/session.ts";
import { type Calculation, knownOutcome } from "#client/session/use-calculation.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import type { ResultBlocks, ResultContext } from "#shared/report/calculator-definition.ts";
import type { FutureTermsOf } from "#shared/report/futures.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { FormDefinition } from "./form-definition.ts";

/** A page as its preview sees it. */
export interface PreviewedPage {
  readonly definition: Pick<
    FormDefinition<never, never, unknown, unknown>,
    "calculator" | "start" | "planOf"
  >;
  /** Has the form as it is now, which may have changed since the page was drawn. */
  readonly session: Pick<Session<Contact, unknown, unknown, unknown, unknown>, "subscribe" | "state">;
  /** The plan in the form; undefined while it cannot be calculated. */
  readonly planned: unknown;
  /** Its calculation by the server. */
  readonly calculation: Pick<Calculation<unknown, Answer>, "outcome" | "failure">;
  /** Returns the blocks of a result of the page's calculator; undefined until its code is loaded. */
  readonly blocksOf: ResultBlocks<never, never, never> | undefined;
  readonly context: ResultContext<never>;
  /** How single scenarios of its plans are told; undefined if it has none. */
  readonly futureTerms: Loadable<FutureTermsOf<never, never>> | undefined;
}

const PREVIEW = loadable(async () => (await import("#client/preview/start-preview.ts")).startPreview());

const LISTENERS = new Set<() => void>();

function tellAll(): void {
  for (const listener of LISTENERS) listener();
}

function subscribe(listener: () => void): () => void {
  LISTENERS.add(listener);
  return () => LISTENERS.delete(listener);
}

/** Returns the preview of the visit; undefined until it is loaded, or if there is none. */
export const loadedPreview = PREVIEW.value;

const current = () => loadedPreview()?.current();
const isExpected = () => loadedPreview()?.isExpected() ?? false;

async function load(): Promise<void> {
  const preview = await PREVIEW.load();
  preview?.subscribe(tellAll);
  tellAll();
}

/** Returns the plan whose result is awaited from the server; undefined if none is. */
function awaitedPlan({ planned, calculation: { outcome, failure } }: PreviewedPage): unknown {
  return outcome === undefined && failure === undefined ? planned : undefined;
}

/** Lets the preview of the visit follow a page that shows results: loads it once the device is idle. */
export function useFollowingPreview(page: PreviewedPage): void {
  const { definition, session } = page;
  const { calculator, start } = definition;
  const { outcome } = page.calculation;
  const awaited = awaitedPlan(page);
  const preview = useSyncExternalStore(subscribe, loadedPreview);
  useEffect(() => {
    if (!HAS_PREVIEW || preview !== undefined) return;
    // Without its code there is no preview, as on a slow connection.
    return whenIdle(() => load().catch(() => {}));
  }, [preview]);
  useEffect(() => {
    if (outcome !== undefined) preview?.answered({ calculator, start, plan: outcome.plan }, outcome.result);
  }, [preview, calculator, start, outcome]);
  // Within the event of a change, before anything is drawn.
  useEffect(() => {
    let { draft: last } = session.state();
    return session.subscribe(() => {
      const { draft, outcomes } = session.state();
      if (draft === last) return;
      last = draft;
      const plan = definition.planOf(draft as never);
      if (plan !== undefined && knownOutcome(plan, { outcomes }) === undefined) {
        preview?.preview({ calculator: definition.calculator, start: definition.start, plan });
      }
    });
  }, [preview, session, definition]);
  useEffect(
    () => preview?.preview(awaited === undefined ? undefined : { calculator, start, plan: awaited }),
    [preview, calculator, start, awaited],
  );
  useEffect(() => () => preview?.preview(undefined), [preview]);
}

/** The blocks of results from the device: more than one place of a page shows them. */
const BLOCKS = new WeakMap<
  PreviewedPlan,
  { readonly context: ResultContext<never>; readonly blocks: readonly Block[] }
>();

function blocksOfPreview(
  previewed: PreviewedPlan,
  blocksOf: ResultBlocks<never, never, never>,
  context: ResultContext<never>,
): readonly Block[] {
  const known = BLOCKS.get(previewed);
  if (known?.context === context) return known.blocks;
  // Plan and result are of the calculator whose blocks these are.
  const blocks = blocksOf(previewed.plan as never, previewed.result as never, context);
  BLOCKS.set(previewed, { context, blocks });
  return blocks;
}

interface ShownPreview {
  /** The blocks of the latest result from the device while the server's is awaited; undefined if there is none. */
  readonly blocks: readonly Block[] | undefined;
  /** True if blocks in sight are of an earlier plan, and the device shows none in their place at once. */
  readonly isOutdated: boolean;
}

/** Returns what the device shows in place of the server's results. */
export function useShownPreview(page: PreviewedPage): ShownPreview {
  const { definition, calculation, blocksOf, context } = page;
  const latest = useSyncExternalStore(subscribe, current);
  const isComing = useSyncExternalStore(subscribe, isExpected);
  const isAwaited = awaitedPlan(page) !== undefined;
  const previewed = isAwaited && latest?.calculator === definition.calculator ? latest : undefined;
  const blocks = previewed && blocksOf && blocksOfPreview(previewed, blocksOf, context);
  return { blocks, isOutdated: calculation.outcome === undefined && !(isAwaited && isComing) };
}
