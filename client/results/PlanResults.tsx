import { type ReactNode, useMemo } from "react";
import { type Lever, Levers } from "#client/form/Levers.tsx";
import { AnswerBlock } from "#client/report/AnswerBlock.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import classes from "./PlanResults.module.css";

interface PlanResultsProps {
  readonly blocks: readonly Block[];
  /** False until the first insights are known, or have failed: what follows them waits, so that they push nothing away. */
  readonly isComplete: boolean;
  readonly levers: readonly Lever[];
  readonly assumed: ReactNode;
  readonly children: ReactNode;
  readonly end: ReactNode;
}

/** The results of a plan: the answer, which stays in view, its picture with the levers that move it, and the rest. */
export function PlanResults({ blocks, isComplete, levers, assumed, children, end }: PlanResultsProps) {
  const answer = blocks.find((block) => block.kind === "answer");
  const forecast = blocks.find((block) => block.kind === "forecast");
  const rest = useMemo(() => blocks.filter(({ kind }) => !FIRST.includes(kind)), [blocks]);
  return (
    <>
      {answer && (
        <div className={classes["answer"]}>
          <AnswerBlock block={answer} />
        </div>
      )}
      {assumed}
      {forecast && (
        <div className={classes["picture"]}>
          <ForecastBlock block={forecast}>
            <Levers levers={levers} />
          </ForecastBlock>
        </div>
      )}
      {children}
      <ReportBlocks blocks={isComplete ? rest : rest.filter(({ kind }) => !LAST.includes(kind))} />
      {isComplete && end}
    </>
  );
}

const FIRST: readonly BlockKind[] = ["answer", "forecast"];
const LAST: readonly BlockKind[] = ["comparison", "figures", "notes"];
