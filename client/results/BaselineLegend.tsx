import { Button } from "@mantine/core";
import looks from "#client/components/looks.module.css";
import { formatNumberText } from "#client/components/number-text.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Lever } from "#client/form/Levers.tsx";
import { SeriesSwatch } from "#client/report/chart/ForecastLegend.tsx";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./BaselineLegend.module.css";

/** The plan that the present one is compared with, in the money and currency that are shown. */
export interface BaselineOnPage {
  /** The plan before a change, the change that the visitor went back from, or the plan that a link led to. */
  readonly kind: "before" | "change" | "sent";
  /** The values of its form, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Percent. */
  readonly chance: number;
  readonly blocks: readonly Block[];
  /** False until the results of the present plan are there, with which it would be drawn behind the other. */
  readonly canSwap: boolean;
  readonly onSwap: () => void;
  readonly onDrop: () => void;
}

interface BaselineLegendProps extends Omit<BaselineOnPage, "blocks"> {
  /** True if the plan is drawn as a line. */
  readonly hasLine: boolean;
  readonly levers: readonly Lever[];
}

/** Names the plan that the present one is compared with by what differs in the levers, with its chance, and swaps or removes it. */
export function BaselineLegend(props: BaselineLegendProps) {
  const { kind, values, chance, hasLine, levers, canSwap, onSwap, onDrop } = props;
  const wording = useWording();
  const { baseline } = wording.results;
  const differences = levers.flatMap(({ name, label, unit, binding, valueIn }) => {
    const value = valueIn ? valueIn(values) : values[name];
    return typeof value === "number" && value !== binding.value
      ? [baseline.entry({ label, value: formatNumberText(value, unit, wording) })]
      : [];
  });
  return (
    <p className={`${looks["wrap"]} ${looks["small"]} ${classes["legend"]}`}>
      {hasLine && <SeriesSwatch series="baseline" />}
      <span className={classes["text"]}>
        {baseline[kind]({ chance: chanceInWords(chance, wording) })} {differences.join(wording.listSeparator)}
      </span>
      <Button size="compact-sm" variant="subtle" disabled={!canSwap} onClick={onSwap}>
        {baseline.swap}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onDrop}>
        {baseline.drop}
      </Button>
    </p>
  );
}
