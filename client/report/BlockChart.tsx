import { lazy, Suspense } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact, formatMoney, formatMoneyRange } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";

const ForecastChart = lazy(async () => {
  const { ForecastChart } = await import("./chart/ForecastChart.tsx");
  return { default: ForecastChart };
});

interface BlockChartProps extends Pick<ForecastChartProps, "drawn"> {
  readonly block: Block<"forecast">;
}

/** The chart of a forecast, once the library that draws it has been loaded. */
export function BlockChart({
  block: { title, currency, axisLabel, series, range, marker },
  drawn,
}: BlockChartProps) {
  const wording = useWording();
  return (
    <Suspense>
      <ForecastChart
        series={series}
        range={range}
        label={title}
        axisLabel={axisLabel}
        amountLabel={wording.currencies[currency].name}
        marker={marker}
        formatAmount={(amount) => formatMoney(amount, currency, wording)}
        formatRange={(from, to) => formatMoneyRange(from, to, currency, wording)}
        formatTick={(amount) => formatCompact(amount, wording)}
        drawn={drawn}
      />
    </Suspense>
  );
}
