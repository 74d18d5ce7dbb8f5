import { lazy, Suspense } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import { InfoPopover } from "#client/components/InfoPopover.tsx";
import { NearViewport } from "#client/components/NearViewport.tsx";
import { SeriesSwatch } from "#client/components/SeriesSwatch.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./ForecastBlock.module.css";
import { ForecastTable } from "./ForecastTable.tsx";

const ForecastChart = lazy(async () => {
  const { ForecastChart } = await import("#client/components/ForecastChart.tsx");
  return { default: ForecastChart };
});

/** The forecast as a chart, whose figures are also there as a table. */
export function ForecastBlock({ block }: { block: Block<"forecast"> }) {
  const { results } = useWording();
  const { title, summary, info, currency, axisLabel, series, marker } = block;
  return (
    <figure className={classes["figure"]}>
      <figcaption className={classes["caption"]}>
        <span className={classes["title"]}>{title}</span>
        <InfoPopover label={results.chartInfo} title={info.title} text={info.text} />
        <span className={classes["legend"]}>
          {series.map(({ id, label }) => (
            <span key={id} className={classes["entry"]}>
              <SeriesSwatch series={id} />
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <NearViewport className={classes["chart"]}>
        <Suspense>
          <ForecastChart
            series={series}
            label={summary}
            axisLabel={axisLabel}
            amountLabel={currency}
            marker={marker}
            formatAmount={(amount) => formatMoney(amount, currency)}
            formatTick={formatCompact}
          />
        </Suspense>
      </NearViewport>
      <Disclosure summary={results.table}>
        <ForecastTable block={block} />
      </Disclosure>
    </figure>
  );
}
