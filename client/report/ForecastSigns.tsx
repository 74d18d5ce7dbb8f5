import looks from "#client/components/looks.module.css";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./ForecastSigns.module.css";

/** Events during a forecast, with their numbers in its chart. */
export function ForecastSigns({ block: { signs } }: { block: Block<"forecast"> }) {
  if (signs.length === 0) return null;
  return (
    <ol className={`${looks["list"]} ${classes["signs"]}`}>
      {signs.map(({ series, text }) => (
        <li key={text} className={classes["sign"]} data-series={series}>
          {text}
        </li>
      ))}
    </ol>
  );
}
