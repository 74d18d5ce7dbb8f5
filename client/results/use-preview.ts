import { useEffect, useMemo, useSyncExternalStore } from "react";
import { loadable } from "#client/components/loadable.ts";
import { whenIdle } from "#client/components/when-idle.ts";
import type { Calculation } from "#client/session/use-calculation.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import type { ResultBlocks, ResultContext } from "#shared/report/calculator-definition.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { FormDefinition } from "./form-definition.ts";

/** A page as its preview sees it. */
export interface PreviewedPage {
  readonly definition: Pick<FormDefinition<never, never, never, never>, "calculator" | "start">;
  /** The plan in the form; undefined while it cannot be calculated. */
  readonly planned: unknown;
  /** Its calculation by the server. */
  readonly calculation: Pick<Calculation<unknown, Answer>, "outcome" | "failure">;
  /** Returns the blocks of a result of the page's calculator; undefined until its code is loaded. */
  readonly blocksOf: ResultBlocks<never, never> | undefined;
  readonly context: ResultContext;
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
  const { calculator, start } = page.definition;
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
  useEffect(
    () => preview?.preview(awaited === undefined ? undefined : { calculator, start, plan: awaited }),
    [preview, calculator, start, awaited],
  );
  useEffect(() => () => preview?.preview(undefined), [preview]);
}

/** Returns the blocks of the latest result from the device, while the server's is awaited. */
export function usePreviewedBlocks(page: PreviewedPage): readonly Block[] | undefined {
  const { definition, blocksOf, context } = page;
  const latest = useSyncExternalStore(subscribe, current);
  const isOfPage = awaitedPlan(page) !== undefined && latest?.calculator === definition.calculator;
  const previewed = isOfPage ? latest : undefined;
  return useMemo(
    // Plan and result are of the calculator whose blocks these are.
    () => previewed && blocksOf?.(previewed.plan as never, previewed.result as never, context),
    [previewed, blocksOf, context],
  );
}
