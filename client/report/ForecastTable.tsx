import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./ForecastTable.module.css";

/** The figures of a chart, year by year. */
export function ForecastTable({
  block: { title, axisLabel, series, currency },
}: {
  block: Block<"forecast">;
}) {
  const positions = series[0]?.points ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
    <section className={classes["scroll"]} aria-label={title} tabIndex={0}>
      <table className={classes["table"]}>
        <thead>
          <tr>
            <th scope="col">{axisLabel}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions.map(({ at }, row) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {series.map(({ id, points }) => (
                <td key={id}>{formatMoney(points[row]?.amount ?? 0, currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
