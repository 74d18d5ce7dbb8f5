import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact } from "#shared/report/chart-format.ts";
import type { Block, ForecastPoint, ForecastSeriesId } from "#shared/report/report-document.ts";
import classes from "./ComparisonChart.module.css";

/** Units of the drawing. */
const SIZE = { width: 320, height: 170 };
const AREA = { left: 58, right: 312, top: 12, bottom: 144 };

interface ComparisonChartProps {
  readonly kept: Block<"forecast">;
  readonly now: Block<"forecast">;
}

/** The forecasts of two plans in one drawing: both curves, and below each what nine of ten scenarios exceed. */
export function ComparisonChart({ kept, now }: ComparisonChartProps) {
  const wording = useWording();
  const { compare } = wording.plans;
  const lines = [
    ["kept", "pessimistic", lineOf(kept, "pessimistic")],
    ["now", "pessimistic", lineOf(now, "pessimistic")],
    ["kept", "realistic", lineOf(kept, "realistic")],
    ["now", "realistic", lineOf(now, "realistic")],
  ] as const;
  const points = lines.flatMap(([, , line]) => line);
  const positions = points.map(({ at }) => at);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  // Without an amount there is nothing to scale by.
  const highest = Math.max(...points.map(({ amount }) => amount)) || 1;
  const xOf = (at: number) => AREA.left + ((at - first) / (last - first || 1)) * (AREA.right - AREA.left);
  const yOf = (amount: number) => AREA.bottom - (amount / highest) * (AREA.bottom - AREA.top);
  const pathOf = (line: readonly ForecastPoint[]) =>
    line.map(({ at, amount }, index) => `${index === 0 ? "M" : "L"}${xOf(at)} ${yOf(amount)}`).join("");
  return (
    <figure className={classes["figure"]}>
      <figcaption className={classes["legend"]}>
        {(["kept", "now"] as const).map((plan) => (
          <span key={plan} className={classes["entry"]}>
            <svg viewBox="0 0 22 6" className={classes["swatch"]} aria-hidden="true">
              <path d="M0 3H22" className={classes["realistic"]} data-plan={plan} />
            </svg>
            {compare[plan]}
          </span>
        ))}
        <span className={classes["note"]}>{compare.chartNote}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className={classes["chart"]}
        role="img"
        aria-label={`${compare.kept}: ${kept.summary} ${compare.now}: ${now.summary}`}
      >
        {[0, highest / 2, highest].map((amount) => (
          <g key={amount}>
            <path d={`M${AREA.left} ${yOf(amount)}H${AREA.right}`} className={classes["grid"]} />
            <text x={AREA.left - 6} y={yOf(amount) + 3.5} textAnchor="end">
              {formatCompact(amount, wording)}
            </text>
          </g>
        ))}
        {lines.map(([plan, series, line]) => (
          <path key={`${plan} ${series}`} d={pathOf(line)} className={classes[series]} data-plan={plan} />
        ))}
        <text x={AREA.left} y={AREA.bottom + 18}>
          {Math.round(first)}
        </text>
        <text x={(AREA.left + AREA.right) / 2} y={AREA.bottom + 18} textAnchor="middle">
          {now.axisLabel}
        </text>
        <text x={AREA.right} y={AREA.bottom + 18} textAnchor="end">
          {Math.round(last)}
        </text>
      </svg>
    </figure>
  );
}

function lineOf({ series }: Block<"forecast">, id: ForecastSeriesId): readonly ForecastPoint[] {
  return series.find((each) => each.id === id)?.line ?? [];
}
