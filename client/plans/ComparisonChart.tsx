import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact } from "#shared/report/chart/format.ts";
import { amountAxis, chartScale, positionTicks } from "#shared/report/chart/scale.ts";
import type { Block, ForecastPoint, ForecastSeriesId } from "#shared/report/report-document.ts";
import { directionOf } from "#shared/wording/languages.ts";
import classes from "./ComparisonChart.module.css";

/** Units of the drawing. */
const SIZE = { width: 320, height: 182 };
const AREA = { right: 304, top: 12, bottom: 144 };
const POSITION_PARTS = 5;
/** Start of the curves, beside the widest amount, whose unit is a word in Arabic. */
const LEFT = { ltr: 58, rtl: 84 };

interface ComparisonChartProps {
  readonly kept: Block<"forecast">;
  readonly now: Block<"forecast">;
}

/** Forecasts of two plans in one drawing: both curves, and below each the amount that nine of ten scenarios exceed. */
export function ComparisonChart({ kept, now }: ComparisonChartProps) {
  const wording = useWording();
  const { compare } = wording.plans;
  const lines = [
    ["kept", "pessimistic", lineOf(kept, "pessimistic")],
    ["now", "pessimistic", lineOf(now, "pessimistic")],
    ["kept", "realistic", lineOf(kept, "realistic")],
    ["now", "realistic", lineOf(now, "realistic")],
  ] as const;
  const both = { series: [...kept.series, ...now.series] };
  const left = LEFT[directionOf(wording.language)];
  const { xOf, yOf } = chartScale(both, { ...AREA, left });
  const pathOf = (line: readonly ForecastPoint[]) =>
    line.map(({ at, amount }, index) => `${index === 0 ? "M" : "L"}${xOf(at)} ${yOf(amount)}`).join("");
  return (
    <figure>
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
        {amountAxis(both).ticks.map((amount) => (
          <g key={amount}>
            <path d={`M${left} ${yOf(amount)}H${AREA.right}`} className={classes["grid"]} />
            <text x={left - 6} y={yOf(amount) + 3.5} textAnchor="end">
              {formatCompact(amount, wording)}
            </text>
          </g>
        ))}
        {lines.map(([plan, series, line]) => (
          <path key={`${plan} ${series}`} d={pathOf(line)} className={classes[series]} data-plan={plan} />
        ))}
        {positionTicks(both, POSITION_PARTS).map((position) => (
          <text key={position} x={xOf(position)} y={AREA.bottom + 16} textAnchor="middle">
            {position}
          </text>
        ))}
        <text x={(left + AREA.right) / 2} y={AREA.bottom + 32} textAnchor="middle">
          {now.axisLabel}
        </text>
      </svg>
    </figure>
  );
}

function lineOf({ series }: Block<"forecast">, id: ForecastSeriesId): readonly ForecastPoint[] {
  return series.find((each) => each.id === id)?.line ?? [];
}
