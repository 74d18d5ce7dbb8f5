import { type ReactNode, use, useMemo } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import type { FieldBinding } from "#client/components/field.ts";
import looks from "#client/components/looks.module.css";
import { useAfterPaint } from "#client/components/use-after-paint.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { Levers, type LeversProps } from "#client/form/Levers.tsx";
import { AnswerBlock } from "#client/report/AnswerBlock.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import { FormActionsContext } from "#client/report/form-actions.ts";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import { TimelineBlock } from "#client/report/TimelineBlock.tsx";
import { CERTAINTY_LEVELS, type CertaintyLevel } from "#shared/domain/insights.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { withInsights } from "#shared/report/reading-order.ts";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { BaselineLegend, type BaselineOnPage } from "./BaselineLegend.tsx";
import { Futures } from "./Futures.tsx";
import classes from "./PlanResults.module.css";
import { type PreviewedPage, useFollowingPreview, useShownPreview } from "./use-preview.ts";

interface PlanResultsProps extends Omit<LeversProps, "target" | "marks"> {
  readonly marks: LeversProps["marks"] | undefined;
  readonly blocks: readonly Block[];
  /** The blocks of its insights; unset while there are none. */
  readonly changes: readonly Block[] | undefined;
  /** False until the first insights are known, or have failed: what follows them waits, so that they push nothing away. */
  readonly isComplete: boolean;
  readonly preview: PreviewedPage;
  /** The chance that the plan aims for. */
  readonly target: FieldBinding<CertaintyLevel>;
  readonly baseline: BaselineOnPage | undefined;
  readonly assumed: ReactNode;
  readonly children: ReactNode;
  readonly end: ReactNode;
}

/**
 * The results of a plan: the answer, which stays in view, its picture with the levers that move it, and the rest. While
 * newer ones are awaited from the server, those of the device take their place; without them, the earlier ones are
 * dimmed.
 */
export function PlanResults(props: PlanResultsProps) {
  const { changes, isComplete, preview, target, marks, baseline, assumed, children, end } = props;
  const { levers, onMove } = props;
  useFollowingPreview(preview);
  const { blocks: previewed, isOutdated } = useShownPreview(preview);
  const isPreview = previewed !== undefined;
  const wording = useWording();
  const latest = useMemo(() => {
    const blocks = withInsights(previewed ?? props.blocks, changes ?? [nothingYet(isComplete, wording)]);
    return { blocks, isPreview: previewed !== undefined };
  }, [previewed, props.blocks, changes, isComplete, wording]);
  // A hand that draws a lever waits for the answer alone; the picture follows, then the rest.
  const afterAnswer = useAfterPaint(latest);
  const afterPicture = useAfterPaint(afterAnswer);
  const pictured = isPreview ? afterAnswer : latest;
  const rest = isPreview ? afterPicture : latest;
  const actions = use(FormActionsContext);
  // Insights of the earlier plan.
  const shownActions = useMemo(
    () =>
      rest.isPreview && actions.proposals
        ? { ...actions, proposals: { ...actions.proposals, isOutdated: true } }
        : actions,
    [rest.isPreview, actions],
  );
  const answer = latest.blocks.find((block) => block.kind === "answer");
  const forecast = pictured.blocks.find((block) => block.kind === "forecast");
  const timeline = pictured.blocks.find((block) => block.kind === "timeline");
  const line = baseline && lineBehind(baseline.blocks, forecast);
  const compared = useMemo(
    () => (forecast && line ? { ...forecast, baseline: { line } } : forecast),
    [forecast, line],
  );
  const others = useMemo(
    () => rest.blocks.filter(({ kind }) => !FIRST.includes(kind) && (isComplete || !LAST.includes(kind))),
    [rest, isComplete],
  );
  const targetChoice = useMemo(() => <TargetChoice binding={target} />, [target]);
  const hasLine = line !== undefined;
  // A timeline has no lines: there the legend alone tells of the other plan.
  const isCompared = hasLine || timeline !== undefined;
  const hand = useMemo(
    () => (
      <>
        <Levers levers={levers} target={target.value} marks={marks ?? {}} onMove={onMove} />
        {/* Below the levers: one that is moved stays under the finger. */}
        {baseline && isCompared && <BaselineLegend {...baseline} hasLine={hasLine} levers={levers} />}
      </>
    ),
    [baseline, isCompared, hasLine, levers, target, marks, onMove],
  );
  return (
    <div
      className={classes["results"]}
      data-outdated={isOutdated || undefined}
      data-preview={isPreview || undefined}
    >
      {answer && (
        <div className={classes["answer"]}>
          <AnswerBlock block={answer} />
        </div>
      )}
      {compared && (
        <div className={classes["picture"]}>
          <ForecastBlock block={compared} side={targetChoice}>
            {hand}
          </ForecastBlock>
        </div>
      )}
      {timeline && (
        <div className={classes["picture"]}>
          <TimelineBlock block={timeline} side={targetChoice} hand={hand} />
        </div>
      )}
      {assumed}
      {children}
      <FormActionsContext value={shownActions}>
        <ReportBlocks blocks={others} />
      </FormActionsContext>
      {isComplete && (
        <>
          <Futures page={preview} blocks={props.blocks} />
          {end}
        </>
      )}
    </div>
  );
}

/** Returns a block that reserves the place of the changes and says why there are none. */
function nothingYet(hasFailed: boolean, { results }: Wording): Block<"changes"> {
  const none = hasFailed ? results.changesFailed : results.changesPending;
  return { kind: "changes", title: results.changes, changes: [], none };
}

/** Returns the Realistic line of earlier results; undefined if the present ones are in another currency. */
function lineBehind(earlier: readonly Block[], present: Block<"forecast"> | undefined) {
  const forecast = earlier.find((block) => block.kind === "forecast");
  return forecast && forecast.currency === present?.currency
    ? forecast.series.find(({ id }) => id === "realistic")?.line
    : undefined;
}

/** The chance that the plan aims for: one of the levels of certainty. */
function TargetChoice({ binding }: { binding: FieldBinding<CertaintyLevel> }) {
  const wording = useWording();
  const { aimFor } = wording.results;
  return (
    <div className={`${looks["wrap"]} ${classes["target"]}`}>
      <span className={looks["small"]} aria-hidden="true">
        {aimFor}
      </span>
      <ChoiceField
        label={aimFor}
        binding={binding}
        choices={CERTAINTY_LEVELS.map((value) => ({ value, label: chanceInWords(value, wording) }))}
        look="switch"
      />
    </div>
  );
}

const FIRST: readonly BlockKind[] = ["answer", "forecast", "timeline"];
const LAST: readonly BlockKind[] = ["comparison", "figures", "notes"];
