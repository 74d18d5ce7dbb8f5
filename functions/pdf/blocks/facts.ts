import type { Content, TableCell } from "pdfmake/interfaces";
import { swatch } from "#functions/pdf/chart/line-style.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { tableLayout } from "#functions/pdf/style/layout.ts";
import type { Tag } from "#functions/pdf/tagging/tag.ts";
import type { Block, Fact, FactGroup } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { tiles } from "./tiles.ts";

/** Draws figures in tiles, two side by side. */
export function facts({ groups }: Block<"facts">, drawing: Drawing): Content[] {
  return tiles(groups.map((group) => tile(group, drawing)));
}

function tile({ title, note, facts, remark }: FactGroup, { text, blockTitle, wording }: Drawing): TableCell {
  return {
    stack: [
      text(note === undefined ? title : `${title} · ${note}`, "label", {
        margin: [0, 0, 0, 4],
        tag: { type: blockTitle },
      }),
      {
        table: {
          widths: ["*", "auto"],
          body: facts.map(({ label, value, series }) => [
            labelCell(label, series, text),
            {
              ...text(formatValue(value, wording), "figure", { alignment: "right" }),
              // Digits align in either direction.
              isFixed: true,
              noWrap: true,
            },
          ]),
        },
        tag: { type: "Table" },
        layout: tableLayout({
          paddingLeft: (column) => (column === 0 ? 0 : 8),
          paddingTop: () => 1.5,
          paddingBottom: () => 1.5,
        }),
      },
      ...(remark === undefined ? [] : [text(remark.text, "label", { margin: [0, 4, 0, 0] })]),
    ],
  };
}

function labelCell(label: string, series: Fact["series"], text: Drawing["text"]): TableCell {
  const tag: Tag = { type: "TH", scope: "Row" };
  const words = text(label, "value", { margin: [0, 0.8, 0, 0] });
  return series === undefined ? { ...words, tag } : { columns: [swatch(series), words], columnGap: 6, tag };
}
