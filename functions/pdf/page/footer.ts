import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH, PAGE } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Brand } from "#shared/report/brand.ts";

/** Under whose licence the provider works, and which page it is, at the foot of every page. */
export function footer(
  { regulatoryStatement }: Pick<Brand, "regulatoryStatement">,
  page: number,
  pages: number,
  { text, wording }: Drawing,
): Content {
  return {
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, x2: CONTENT_WIDTH, y1: 0, y2: 0, lineWidth: 0.6, lineColor: COLORS.line },
        ],
      },
      {
        columns: [
          { ...text(regulatoryStatement, "footer"), width: "*" },
          {
            ...text(wording.report.pages({ page, pages }), "footer", { alignment: "right" }),
            width: "auto",
          },
        ],
        columnGap: 20,
        marginTop: 8,
      },
    ],
    margin: [PAGE.margin.side, 12, PAGE.margin.side, 0],
  };
}
