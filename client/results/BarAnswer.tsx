import { useWording } from "#client/components/WordingProvider.tsx";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./CalculatorPage.module.css";
import { type PreviewedPage, useShownPreview } from "./use-preview.ts";

interface BarAnswerProps {
  readonly blocks: readonly Block[];
  readonly preview: PreviewedPage;
  /** False while the blocks belong to an earlier plan. */
  readonly isCurrent: boolean;
}

/** The chance in the bar of a narrow window, from the device while the server's is awaited. */
export function BarAnswer({ blocks, preview, isCurrent }: BarAnswerProps) {
  const wording = useWording();
  const shown = useShownPreview(preview);
  const answer = (shown.blocks ?? blocks).find((block) => block.kind === "answer");
  return (
    answer && (
      <span className={classes["text"]}>
        <span className={classes["chance"]} data-outdated={shown.isOutdated || undefined}>
          {chanceInWords(answer.hundredths, wording)}
        </span>{" "}
        <span>{isCurrent ? answer.chance.label : wording.results.updating}</span>
      </span>
    )
  );
}
