import { useState } from "react";
import { useEscape } from "#client/components/use-escape.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { directionOf } from "#shared/wording/languages.ts";
import classes from "./ChartTooltip.module.css";
import { SeriesSwatch, type SwatchId } from "./ForecastLegend.tsx";

interface ChartTooltipProps {
  readonly heading: string | undefined;
  readonly rows: readonly {
    readonly id: SwatchId;
    readonly label: string;
    readonly amount: string;
  }[];
}

/** The amounts at the pointer in a chart. After Escape it stays away until the pointer has left the chart. */
export function ChartTooltip({ heading, rows }: ChartTooltipProps) {
  const [isDismissed, setDismissed] = useState(false);
  const { language } = useWording();
  useEscape(() => setDismissed(true));
  if (isDismissed) return null;
  return (
    <div className={classes["tooltip"]} role="tooltip" dir={directionOf(language)}>
      <p className={classes["heading"]}>{heading}</p>
      {rows.map(({ id, label, amount }) => (
        <p key={id} className={classes["row"]}>
          <SeriesSwatch series={id} />
          {label}
          <span className={classes["amount"]}>{amount}</span>
        </p>
      ))}
    </div>
  );
}
