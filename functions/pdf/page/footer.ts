import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH, PAGE } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement, providerOnPaper } from "#shared/report/provider.ts";

/** Points. Widths are fixed: a column takes the width of its longest word else, be that wider than the page. */
const WIDTH = { number: 70, gap: 20 };

/** Under whose licence the provider works, how to reach it, and which page it is, at the foot of every page. */
export function footer(brand: Brand, page: number, pages: number, { text, wording }: Drawing): Content {
  const lines = [licenceStatement(brand, wording), providerOnPaper(brand, wording)].filter(
    (line) => line !== "",
  );
  const [last = ""] = lines.slice(-1);
  const number = text(wording.report.pages({ page, pages }), "footer", { alignment: "right" });
  return {
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, x2: CONTENT_WIDTH, y1: 0, y2: 0, lineWidth: 0.6, lineColor: COLORS.line },
        ],
      },
      {
        stack: [
          ...lines.slice(0, -1).map((line) => text(line, "footer")),
          {
            columns: [
              { ...text(last, "footer"), width: CONTENT_WIDTH - WIDTH.gap - WIDTH.number },
              { ...number, width: WIDTH.number, noWrap: true },
            ],
            columnGap: WIDTH.gap,
          },
        ],
        marginTop: 8,
      },
    ],
    margin: [PAGE.margin.side, 12, PAGE.margin.side, 0],
  };
}
