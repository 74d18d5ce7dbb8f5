import looks from "#client/components/looks.module.css";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./TextBlocks.module.css";

export function ParagraphBlock({ block: { text } }: { block: Pick<Block<"paragraph">, "text"> }) {
  return <p className={`${looks["muted"]} ${classes["paragraph"]}`}>{text}</p>;
}

export function LinkBlock({ block: { text, label, url } }: { block: Block<"link" | "planLink"> }) {
  return (
    <div>
      <ParagraphBlock block={{ text }} />
      {/* Leaves the frame of a partner, if there is one. */}
      <a href={url} target="_top" className={classes["link"]}>
        {label}
      </a>
    </div>
  );
}
