import { type ReactNode, useDeferredValue, useMemo } from "react";
import { type Lever, Levers } from "#client/form/Levers.tsx";
import { AnswerBlock } from "#client/report/AnswerBlock.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import { ProposalsContext, useProposals } from "#client/report/proposals.ts";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import { withInsights } from "#shared/report/reading-order.ts";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import classes from "./PlanResults.module.css";
import { type PreviewedPage, useFollowingPreview, usePreviewedBlocks } from "./use-preview.ts";

interface PlanResultsProps {
  readonly blocks: readonly Block[];
  /** False until the first insights are known, or have failed: what follows them waits, so that they push nothing away. */
  readonly isComplete: boolean;
  readonly preview: PreviewedPage;
  readonly levers: readonly Lever[];
  /** Below the picture and its levers. */
  readonly children: ReactNode;
  /** Below everything. */
  readonly end: ReactNode;
}

/**
 * The results of a plan: the answer, which stays at the top of the window beside the form, its picture with the levers
 * that move it, and everything else below. While newer ones are awaited from the server, those of the device take their
 * place; without them, the earlier ones are dimmed.
 */
export function PlanResults(props: PlanResultsProps) {
  const { isComplete, preview, levers, children, end } = props;
  useFollowingPreview(preview);
  const previewed = usePreviewedBlocks(preview);
  const blocks = useMemo(
    () => (previewed ? withInsights(previewed, props.blocks.filter(isInsight)) : props.blocks),
    [previewed, props.blocks],
  );
  const proposals = useProposals();
  const isPreview = previewed !== undefined;
  // Insights of the earlier plan.
  const shownProposals = useMemo(
    () => (isPreview && proposals ? { ...proposals, isOutdated: true } : proposals),
    [isPreview, proposals],
  );
  const answer = blocks.find((block) => block.kind === "answer");
  const forecast = blocks.find((block) => block.kind === "forecast");
  const shown = useMemo(
    () => blocks.filter(({ kind }) => !FIRST.includes(kind) && (isComplete || !LAST.includes(kind))),
    [blocks, isComplete],
  );
  // A hand that draws a lever waits for the answer alone.
  const deferred = useDeferredValue(shown);
  return (
    <div
      className={classes["results"]}
      data-outdated={(preview.calculation.outcome === undefined && !isPreview) || undefined}
      data-preview={isPreview || undefined}
    >
      {answer && (
        <div className={classes["answer"]}>
          <AnswerBlock block={answer} />
        </div>
      )}
      {forecast && (
        <div className={classes["picture"]}>
          <ForecastBlock block={forecast}>
            <Levers levers={levers} />
          </ForecastBlock>
        </div>
      )}
      {children}
      <ProposalsContext value={shownProposals}>
        <ReportBlocks blocks={isPreview ? deferred : shown} />
      </ProposalsContext>
      {isComplete && end}
    </div>
  );
}

function isInsight({ kind }: Block): boolean {
  return kind === "changes" || kind === "comparison";
}

const FIRST: readonly BlockKind[] = ["answer", "forecast"];
const LAST: readonly BlockKind[] = ["comparison", "figures", "notes"];
