import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./CalculatorPage.module.css";
import { type PreviewedPage, usePreviewedBlocks } from "./use-preview.ts";

interface BarAnswerProps {
  readonly blocks: readonly Block[];
  readonly preview: PreviewedPage;
  /** False while the blocks belong to an earlier plan. */
  readonly isCurrent: boolean;
}

/** The chance in the bar of a narrow window, from the device while the server's is awaited. */
export function BarAnswer({ blocks, preview, isCurrent }: BarAnswerProps) {
  const wording = useWording();
  const previewed = usePreviewedBlocks(preview);
  const answer = (previewed ?? blocks).find((block) => block.kind === "answer");
  const isOutdated = !isCurrent && previewed === undefined;
  return (
    answer && (
      <>
        <span className={classes["chance"]} data-outdated={isOutdated || undefined}>
          {formatValue(answer.chance.value, wording)}
        </span>
        <span className={classes["text"]}>{isCurrent ? answer.chance.label : wording.results.updating}</span>
      </>
    )
  );
}
