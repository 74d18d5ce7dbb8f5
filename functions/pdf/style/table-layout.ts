import type { CustomTableLayout } from "pdfmake/interfaces";

/** A table without lines and room around its cells, but for those that are given. */
export function tableLayout(given: CustomTableLayout): CustomTableLayout {
  return {
    hLineWidth: none,
    vLineWidth: none,
    paddingLeft: none,
    paddingRight: none,
    paddingTop: none,
    paddingBottom: none,
    ...given,
  };
}

const none = () => 0;
