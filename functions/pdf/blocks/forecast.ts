import type { Content } from "pdfmake/interfaces";
import { forecastChart } from "#functions/pdf/chart/forecast-chart.ts";
import { swatch } from "#functions/pdf/chart/line-style.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import type { Block } from "#shared/report/report-document.ts";
import { forecastTable } from "./forecast-table.ts";

/** The forecast as a chart with what there is to know of it, then year by year. */
export function forecast(block: Block<"forecast">, drawing: Drawing): Content[] {
  const { title, series, summary, info } = block;
  const { text, inlines } = drawing;
  const chart: Content = {
    stack: [
      {
        columns: [
          { ...text(title, "heading"), width: "*" },
          ...series.map(({ id, label }) => ({
            columns: [swatch(id), { ...text(label, "value"), width: "auto" as const }],
            columnGap: 6,
            width: "auto" as const,
          })),
        ],
        columnGap: 18,
        marginBottom: 8,
      },
      forecastChart(block, drawing),
      text(summary, "body", { margin: [0, 6, 0, 6] }),
      { text: [...inlines(`${info.title}. `, "noteTitle"), ...inlines(info.text, "note")] },
    ],
  };
  return [chart, forecastTable(block, drawing)];
}
