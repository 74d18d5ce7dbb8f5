import type { TableCell } from "pdfmake/interfaces";

/** The structure types of a report, as ISO 32000-1 (PDF 1.7) names them in 14.8.4. */
export type StructureType =
  | "Document"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Link"
  | "Figure"
  | "Table"
  | "TBody"
  | "TR"
  | "TH"
  | "TD";

/** Role of a part of the content for screen readers. Parts with the same tag are one element. */
export interface Tag {
  readonly type: StructureType;
  /** Said in the place of all that the part shows. */
  readonly alternative?: string;
  /** Text that the part represents. */
  readonly actualText?: string;
  /** Cells to which a table's header cell applies. */
  readonly scope?: "Row" | "Column";
  /** The rows of a table as they are heard; other cells repeat what was said. By default all its rows as they stand. */
  readonly rows?: readonly (readonly TableCell[])[];
  /** Target of a link. */
  readonly url?: string;
}
