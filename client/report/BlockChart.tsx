import { lazy, Suspense } from "react";
import type { ForecastChartProps } from "#client/components/ForecastChart.tsx";
import { formatCompact, formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";

const ForecastChart = lazy(async () => {
  const { ForecastChart } = await import("#client/components/ForecastChart.tsx");
  return { default: ForecastChart };
});

interface BlockChartProps extends Pick<ForecastChartProps, "drawn"> {
  readonly block: Block<"forecast">;
}

/** The chart of a forecast, once the library that draws it has been loaded. */
export function BlockChart({
  block: { title, currency, axisLabel, series, marker },
  drawn,
}: BlockChartProps) {
  return (
    <Suspense>
      <ForecastChart
        series={series}
        label={title}
        axisLabel={axisLabel}
        amountLabel={currency}
        marker={marker}
        formatAmount={(amount) => formatMoney(amount, currency)}
        formatTick={formatCompact}
        drawn={drawn}
      />
    </Suspense>
  );
}
