import type { Block } from "#shared/report/report-document.ts";

export function ParagraphBlock({ block: { text } }: { block: Block<"paragraph"> }) {
  return <p>{text}</p>;
}
