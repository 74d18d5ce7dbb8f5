import classes from "./ChartTooltip.module.css";
import { SeriesSwatch } from "./SeriesSwatch.tsx";

interface ChartTooltipProps {
  readonly heading: string;
  readonly rows: readonly {
    readonly id: "realistic" | "pessimistic";
    readonly label: string;
    readonly amount: string;
  }[];
}

export function ChartTooltip({ heading, rows }: ChartTooltipProps) {
  return (
    <div className={classes["tooltip"]} role="tooltip">
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
