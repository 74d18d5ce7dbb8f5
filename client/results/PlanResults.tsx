import { type ReactNode, use, useMemo } from "react";
import { useAfterPaint } from "#client/components/use-after-paint.ts";
import { type Lever, Levers } from "#client/form/Levers.tsx";
import { AnswerBlock } from "#client/report/AnswerBlock.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import { FormActionsContext } from "#client/report/form-actions.ts";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import { withInsights } from "#shared/report/reading-order.ts";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import classes from "./PlanResults.module.css";
import { type PreviewedPage, useFollowingPreview, useShownPreview } from "./use-preview.ts";

interface PlanResultsProps {
  readonly blocks: readonly Block[];
  /** False until the first insights are known, or have failed: what follows them waits, so that they push nothing away. */
  readonly isComplete: boolean;
  readonly preview: PreviewedPage;
  readonly levers: readonly Lever[];
  readonly children: ReactNode;
  readonly end: ReactNode;
}

/**
 * The results of a plan: the answer, which stays in view, its picture with the levers that move it, and the rest. While
 * newer ones are awaited from the server, those of the device take their place; without them, the earlier ones are
 * dimmed.
 */
export function PlanResults(props: PlanResultsProps) {
  const { isComplete, preview, levers, children, end } = props;
  useFollowingPreview(preview);
  const { blocks: previewed, isOutdated } = useShownPreview(preview);
  const isPreview = previewed !== undefined;
  const latest = useMemo(
    () => ({
      blocks: previewed ? withInsights(previewed, props.blocks.filter(isInsight)) : props.blocks,
      isPreview: previewed !== undefined,
    }),
    [previewed, props.blocks],
  );
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
  const shown = useMemo(
    () => rest.blocks.filter(({ kind }) => !FIRST.includes(kind) && (isComplete || !LAST.includes(kind))),
    [rest, isComplete],
  );
  const shownLevers = useMemo(() => <Levers levers={levers} />, [levers]);
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
      {forecast && (
        <div className={classes["picture"]}>
          <ForecastBlock block={forecast}>{shownLevers}</ForecastBlock>
        </div>
      )}
      {children}
      <FormActionsContext value={shownActions}>
        <ReportBlocks blocks={shown} />
      </FormActionsContext>
      {isComplete && end}
    </div>
  );
}

function isInsight({ kind }: Block): boolean {
  return kind === "changes" || kind === "comparison";
}

const FIRST: readonly BlockKind[] = ["answer", "forecast"];
const LAST: readonly BlockKind[] = ["comparison", "figures", "notes"];
