import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH, PAGE } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement, providerOnPaper } from "#shared/report/provider.ts";

/** Under whose licence the provider works, how to reach it, and which page it is, at the foot of every page. */
export function footer(brand: Brand, page: number, pages: number, { text, wording }: Drawing): Content {
  return {
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, x2: CONTENT_WIDTH, y1: 0, y2: 0, lineWidth: 0.6, lineColor: COLORS.line },
        ],
      },
      {
        columns: [
          {
            stack: [licenceStatement(brand, wording), providerOnPaper(brand, wording)]
              .filter((line) => line !== "")
              .map((line) => text(line, "footer")),
            width: "*",
          },
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
