import { type ReactNode, use, useDeferredValue, useMemo } from "react";
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
  const blocks = useMemo(
    () => (previewed ? withInsights(previewed, props.blocks.filter(isInsight)) : props.blocks),
    [previewed, props.blocks],
  );
  const actions = use(FormActionsContext);
  const isPreview = previewed !== undefined;
  // Insights of the earlier plan.
  const shownActions = useMemo(
    () =>
      isPreview && actions.proposals
        ? { ...actions, proposals: { ...actions.proposals, isOutdated: true } }
        : actions,
    [isPreview, actions],
  );
  const answer = blocks.find((block) => block.kind === "answer");
  const forecast = useDeferredValue(blocks.find((block) => block.kind === "forecast"));
  const shown = useMemo(
    () => blocks.filter(({ kind }) => !FIRST.includes(kind) && (isComplete || !LAST.includes(kind))),
    [blocks, isComplete],
  );
  // A hand that draws a lever waits for the answer alone; the picture follows, then the rest.
  const deferred = useDeferredValue(shown);
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
        <ReportBlocks blocks={isPreview ? deferred : shown} />
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
