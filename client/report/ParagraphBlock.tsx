import type { Block } from "#shared/report/report-document.ts";
import classes from "./ParagraphBlock.module.css";

export function ParagraphBlock({ block: { text } }: { block: Block<"paragraph"> }) {
  return <p className={classes["paragraph"]}>{text}</p>;
}
