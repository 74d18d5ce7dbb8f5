import { useId, useMemo, useState } from "react";
import { calculateWith } from "#client/api/calculations.ts";
import looks from "#client/components/looks.module.css";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import { Answered } from "#client/results/Answered.tsx";
import { REPLAY_CALCULATION, replayedForecast, replayStarts, replayTexts } from "#shared/pension/replay.ts";
import type { Replay } from "#shared/pension/replay-schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";

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
  const startId = useId();
  /** The start that was chosen; empty for the worst. */
  const [chosen, setChosen] = useState("");
  const question = useMemo(() => ({ plan, ...(chosen !== "" && { start: chosen }) }), [plan, chosen]);
  return (
    <Answered
      question={question}
      ask={askReplay}
      texts={wording.pension.replay}
      summary={(replay) => {
        const { answer, kinder } = replayTexts(plan, replay, wording);
        return `${answer} ${kinder ?? ""}`;
      }}
    >
      {(replay) => (
        <>
          <ReplayNotes plan={plan} replay={replay} />
          <SelectField
            label={wording.pension.replay.start}
            binding={{ id: startId, value: chosen, onChange: setChosen, onBlur: () => {}, error: undefined }}
            options={replayStarts(replay, wording)}
          />
          <ReplayChart plan={plan} replay={replay} forecast={forecast} money={money} />
        </>
      )}
    </Answered>
  );
}

function ReplayNotes({ plan, replay }: { plan: PensionPlan; replay: Replay }) {
  const { note, caution } = replayTexts(plan, replay, useWording());
  return (
    <>
      <p className={looks["small"]}>{note}</p>
      <p className={looks["small"]}>{caution}</p>
    </>
  );
}

function ReplayChart({ plan, replay, forecast, money }: ReplayedPlanProps & { replay: Replay }) {
  const wording = useWording();
  const block = useMemo(
    () => replayedForecast(plan, forecast, replay, money, wording),
    [plan, forecast, replay, money, wording],
  );
  return <ForecastBlock block={block} />;
}
