import type { Content } from "pdfmake/interfaces";
import { forecastChart } from "#functions/pdf/chart/forecast-chart.ts";
import { rangeSwatch } from "#functions/pdf/chart/line-style.ts";
import { signList } from "#functions/pdf/chart/sign.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import type { Tag } from "#functions/pdf/tagging/structure-tree.ts";
import { printableText } from "#functions/pdf/text/printable-text.ts";
import type { Block } from "#shared/report/report-document.ts";

/** Draws the forecast as a chart with its explanations. */
export function forecast(block: Block<"forecast">, drawing: Drawing): Content[] {
  const { title, note, range, summary, info, signs } = block;
  const { text, inlines, blockTitle } = drawing;
  // Read aloud once, as the sentences printed below the chart.
  const heard = [summary, ...signs.map((sign) => sign.text)].join(" ");
  const figure: Tag = { type: "Figure", alternative: printableText(heard) };
  const chart: Content = {
    stack: [
      {
        columns: [
          {
            text: [...inlines(title, "heading"), ...inlines(` · ${note}`, "label")],
            width: "*",
            tag: { type: blockTitle },
          },
          {
            columns: [rangeSwatch(), { ...text(range.label, "value"), width: "auto" }],
            columnGap: 6,
            width: "auto",
            tag: figure,
          },
        ],
        columnGap: 18,
        marginBottom: 8,
      },
      { stack: [forecastChart(block, drawing)], tag: figure },
      { stack: signList(signs, drawing), tag: figure },
      text(summary, "body", { margin: [0, 6, 0, 0], tag: figure }),
    ],
  };
  const explanation = { text: [...inlines(`${info.title}. `, "noteTitle"), ...inlines(info.text, "note")] };
  return [chart, explanation];
}
