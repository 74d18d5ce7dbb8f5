import { useWording } from "#client/components/WordingProvider.tsx";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./ForecastFigures.module.css";

export function ForecastFigures({ block }: { block: Block<"figures"> }) {
  const wording = useWording();
  const { title, note, axisLabel, series, currency } = block;
  const positions = series[0]?.points ?? [];
  return (
    <table className={classes["table"]} aria-label={`${title} · ${note}`}>
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
              <td key={id}>{formatMoney(points[row]?.amount ?? 0, currency, wording)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
