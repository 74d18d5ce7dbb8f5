import type {
  Alignment,
  CanvasElement,
  Content,
  ContentTable,
  CustomTableLayout,
  TableCell,
} from "pdfmake/interfaces";
import { type ContentNode, isNode } from "./content-nodes.ts";

const MIRRORED_ALIGNMENTS: Readonly<Record<Alignment, Alignment>> = {
  left: "right",
  right: "left",
  center: "center",
  justify: "justify",
};

/** Mirrors content for reading from right to left: columns, tables, margins, alignments; all but what is fixed. */
export function mirror<Part extends Content | TableCell>(part: Part): Part;
export function mirror(part: Content | TableCell): Content | TableCell {
  if (Array.isArray(part)) return part.map((each) => mirror(each));
  if (!isNode(part)) return part;
  const { isFixed, alignment, margin } = part;
  if (isFixed) return { ...part, alignment: alignment ?? "left" };
  return {
    ...withPartsMirrored(part),
    ...(alignment !== undefined && { alignment: MIRRORED_ALIGNMENTS[alignment] }),
    ...(Array.isArray(margin) && margin.length === 4 && { margin: mirrorMargin(margin) }),
  };
}

function withPartsMirrored(node: ContentNode): ContentNode {
  if (node.columns !== undefined) return { ...node, columns: node.columns.map(mirror).toReversed() };
  if (node.stack !== undefined) return { ...node, stack: node.stack.map(mirror) };
  if (node.table !== undefined) return mirrorTable(node);
  if (node.canvas !== undefined) return { ...node, canvas: mirrorCanvas(node.canvas) };
  return node;
}

function mirrorTable({ table, layout, ...node }: ContentTable): ContentTable {
  const { widths, body } = table;
  return {
    ...node,
    table: {
      ...table,
      ...(Array.isArray(widths) && { widths: widths.toReversed() }),
      body: body.map((row) => row.map(mirror).toReversed()),
    },
    ...(typeof layout === "object" && { layout: mirrorLayout(layout, body[0]?.length ?? 0) }),
  };
}

/** Mirrors a table layout: settings of the first column apply to the last, and lines change sides. */
function mirrorLayout(layout: CustomTableLayout, columns: number): CustomTableLayout {
  const { paddingLeft, paddingRight, vLineWidth, vLineColor, fillColor } = layout;
  return {
    ...layout,
    ...(paddingRight && { paddingLeft: (column, node) => paddingRight(columns - 1 - column, node) }),
    ...(paddingLeft && { paddingRight: (column, node) => paddingLeft(columns - 1 - column, node) }),
    ...(vLineWidth && { vLineWidth: (line, node) => vLineWidth(columns - line, node) }),
    ...(typeof vLineColor === "function" && {
      vLineColor: (line, node, row) => vLineColor(columns - line, node, row),
    }),
    ...(typeof fillColor === "function" && {
      fillColor: (row, node, column) => fillColor(row, node, columns - 1 - column),
    }),
  };
}

function mirrorMargin([left, top, right, bottom]: readonly [number, number, number, number]) {
  return [right, top, left, bottom] satisfies [number, number, number, number];
}

/** Turns a drawing over within its own width. */
function mirrorCanvas(canvas: readonly CanvasElement[]): CanvasElement[] {
  const width = Math.max(...canvas.map(rightOf));
  return canvas.map((element) => {
    if (element.type === "line") return { ...element, x1: width - element.x1, x2: width - element.x2 };
    if (element.type === "ellipse") return { ...element, x: width - element.x };
    if (element.type === "rect") return { ...element, x: width - element.x - element.w };
    return { ...element, points: element.points.map(({ x, y }) => ({ x: width - x, y })) };
  });
}

function rightOf(element: CanvasElement): number {
  if (element.type === "line") return Math.max(element.x1, element.x2);
  if (element.type === "ellipse") return element.x + (element.r1 ?? 0);
  if (element.type === "rect") return element.x + element.w;
  return Math.max(...element.points.map(({ x }) => x));
}
