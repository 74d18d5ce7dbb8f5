import { useRef } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useOverflow } from "#client/components/use-overflow.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./FiguresBlock.module.css";

/** The forecast as a table of every year. */
export function FiguresBlock({ block }: { block: Block<"figures"> }) {
  const { results } = useWording();
  const { title, note } = block;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(frame);
  const label = `${title} · ${note}`;
  return (
    <Disclosure summary={results.table}>
      <p className={`${looks["small"]} ${classes["title"]}`}>{label}</p>
      <div
        ref={frame}
        className={classes["figures"]}
        data-wide={isWide || undefined}
        // A scrolling table must be reachable by keyboard; another one must not be a Tab stop.
        {...(isWide && { role: "region", "aria-label": label, tabIndex: 0 })}
      >
        <ForecastFigures block={block} />
      </div>
    </Disclosure>
  );
}

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
