import { useEffect, useId, useMemo, useState } from "react";
import { calculateWith } from "#client/api/calculations.ts";
import looks from "#client/components/looks.module.css";
import { RetryNotice } from "#client/components/RetryNotice.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import { REPLAY_CALCULATION, replayedForecast, replayStarts, replayTexts } from "#shared/pension/replay.ts";
import type { Replay } from "#shared/pension/replay-schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./ReplayedPlan.module.css";

const askReplay = calculateWith(REPLAY_CALCULATION);

interface ReplayedPlanProps {
  readonly plan: PensionPlan;
  /** Its forecast, in the money that is shown. */
  readonly forecast: Block<"forecast">;
  readonly money: Money;
}

/** The plan begun in every month of the history, and its path from the start that the visitor chooses. */
export function ReplayedPlan({ plan, forecast, money }: ReplayedPlanProps) {
  const wording = useWording();
  const { replay: texts } = wording.pension;
  const startId = useId();
  /** The start that was chosen; empty for the worst. */
  const [chosen, setChosen] = useState("");
  const { replay, isCurrent, hasFailed, retry } = useReplay(plan, chosen);
  const block = useMemo(
    () => replay && replayedForecast(plan, forecast, replay, money, wording),
    [plan, forecast, replay, money, wording],
  );
  if (hasFailed) return <RetryNotice text={texts.failed} button={texts.again} onClick={retry} />;
  if (replay === undefined || block === undefined) {
    return (
      <p role="status" className={looks["muted"]}>
        {texts.pending}
      </p>
    );
  }
  const { note, answer, kinder, caution } = replayTexts(plan, replay, wording);
  return (
    <div className={classes["replay"]} data-outdated={!isCurrent || undefined} aria-busy={!isCurrent}>
      <p role="status" className={classes["answer"]}>
        {answer} {kinder}
      </p>
      <p className={looks["small"]}>{note}</p>
      <p className={looks["small"]}>{caution}</p>
      <SelectField
        label={texts.start}
        binding={{ id: startId, value: chosen, onChange: setChosen, onBlur: () => {}, error: undefined }}
        options={replayStarts(replay, wording)}
      />
      <ForecastBlock block={block} />
    </div>
  );
}

interface Replayed {
  readonly replay: Replay | undefined;
  /** True if the replay is that of the plan and start asked for. */
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Asks for a plan in history. The earlier answer stays until the newer arrives. @param start empty for the worst */
function useReplay(plan: PensionPlan, start: string): Replayed {
  const [answered, setAnswered] = useState<{ plan: PensionPlan; start: string; replay: Replay }>();
  const [failed, setFailed] = useState<{ plan: PensionPlan; start: string }>();
  const isFor = (asked: typeof failed) => asked?.plan === plan && asked.start === start;
  const isCurrent = isFor(answered);
  const hasFailed = isFor(failed);
  useEffect(() => {
    if (isCurrent || hasFailed) return;
    const abort = new AbortController();
    askReplay({ plan, ...(start !== "" && { start }) }, abort.signal)
      .then((replay) => setAnswered({ plan, start, replay }))
      .catch(() => {
        if (!abort.signal.aborted) setFailed({ plan, start });
      });
    return () => abort.abort();
  }, [plan, start, isCurrent, hasFailed]);
  return { replay: answered?.replay, isCurrent, hasFailed, retry: () => setFailed(undefined) };
}
