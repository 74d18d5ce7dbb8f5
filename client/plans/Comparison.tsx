import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import looks from "#client/components/looks.module.css";
import { FailedPart } from "#client/components/RetryNotice.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import figures from "#client/report/FigureTable.module.css";
import type { OtherResults, PlanOnPage } from "#client/results/use-plan-on-page.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import classes from "./Comparison.module.css";
import { ComparisonChart } from "./ComparisonChart.tsx";
import {
  type ComparedFact,
  chanceDifference,
  comparedFigures,
  differentEntries,
} from "./plan-differences.ts";
import { useKeptPlans } from "./plan-store.ts";
import { sinceKept } from "./since-kept.ts";

interface ComparisonProps {
  readonly kept: KeptPlan;
  readonly name: string;
  readonly plan: PlanOnPage;
  readonly entries: Entries;
}

/** The entries of a calculator's forms, in words. */
export interface Entries {
  /** Undefined until its code is loaded. */
  readonly of: ((form: object) => readonly Fact[]) | undefined;
  /** True if the code could not be loaded. */
  readonly hasFailed: boolean;
}

interface Compared {
  readonly kept: KeptPlan;
  /** Undefined if the kept plan cannot be calculated. */
  readonly results: OtherResults | undefined;
}

/** A kept plan beside the present one: figures, curves, and the entries that differ. */
export function Comparison({ kept, name, plan, entries }: ComparisonProps) {
  const wording = useWording();
  const { compare } = wording.plans;
  const titleId = useId();
  const [compared, setCompared] = useState<Compared>();
  const { outlivesReload } = useKeptPlans();
  const { money } = plan;
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const results = await plan.resultsOf(kept, signal).catch(() => undefined);
    if (!signal.aborted) setCompared({ kept, results });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or money changes the results.
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);
    return () => abort.abort();
  }, [kept, wording.language, money]);
  const { current, blocks: now } = plan;
  const shown = compared?.kept === kept ? compared : undefined;
  const before = shown?.results;
  const since = before && sinceKept(kept, before.now, wording);
  return (
    <section className={classes["comparison"]} aria-labelledby={titleId}>
      <h4 id={titleId} className={classes["title"]}>
        {compare.title({ name })}
      </h4>
      {before === undefined || now === undefined || current === undefined ? (
        <p className={looks["muted"]}>{shown && before === undefined ? compare.failed : compare.pending}</p>
      ) : (
        <>
          {since && <p className={looks["muted"]}>{since}</p>}
          <p className={classes["difference"]}>
            {chanceDifference(before.now.chance, current.chance, wording)}
          </p>
          <ComparedTable heading={compare.figures} facts={comparedFigures(before.blocks, now, wording)} />
          <Curves kept={before.blocks} now={now} />
          {entries.of && (
            <ComparedTable
              heading={compare.entries}
              facts={differentEntries(entries.of(kept.form), entries.of(current.form), wording)}
            >
              {kept.made ? compare.onlyMoved : compare.noEntries}
            </ComparedTable>
          )}
          {entries.hasFailed && <FailedPart note={outlivesReload ? undefined : compare.forgets} />}
        </>
      )}
    </section>
  );
}

/** Amounts in two currencies have no common scale. */
function Curves({ kept, now }: { kept: readonly Block[]; now: readonly Block[] }) {
  const { compare } = useWording().plans;
  const [one, other] = [kept, now].map((blocks) => blocks.find((block) => block.kind === "forecast"));
  if (one === undefined || other === undefined) return undefined;
  if (one.currency !== other.currency) return <p className={looks["muted"]}>{compare.currencies}</p>;
  return <ComparisonChart kept={one} now={other} />;
}

interface ComparedTableProps {
  readonly heading: string;
  readonly facts: readonly ComparedFact[];
  /** Shown if there are no facts. */
  readonly children?: ReactNode;
}

function ComparedTable({ heading, facts, children }: ComparedTableProps) {
  const { compare } = useWording().plans;
  if (facts.length === 0) return children && <p className={looks["muted"]}>{children}</p>;
  return (
    <table className={`${figures["table"]} ${classes["table"]}`}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{compare.kept}</th>
          <th scope="col">{compare.now}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, kept, now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{kept}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
