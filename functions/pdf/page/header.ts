import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import type { Brand } from "#shared/report/brand.ts";
import { mark } from "./mark.ts";
import { PAGE } from "./page.ts";

/** Whose report it is, at the head of every page. */
export function header(brand: Brand, drawing: Drawing): Content {
  return {
    columns: [
      mark(brand, drawing),
      {
        ...drawing.text(brand.tagline, "tagline", { alignment: "right", margin: [0, 8, 0, 0] }),
        width: "auto",
      },
    ],
    columnGap: 20,
    margin: [PAGE.margin.side, 32, PAGE.margin.side, 0],
  };
}
