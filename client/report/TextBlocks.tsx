import type { Block } from "#shared/report/report-document.ts";
import classes from "./TextBlocks.module.css";

export function ParagraphBlock({ block: { text } }: { block: Pick<Block<"paragraph">, "text"> }) {
  return <p className={classes["paragraph"]}>{text}</p>;
}

/** A sentence and the link it speaks of. */
export function LinkBlock({ block: { text, label, url } }: { block: Block<"link" | "planLink"> }) {
  return (
    <div>
      <ParagraphBlock block={{ text }} />
      {/* Out of the frame of a partner, where there is one. */}
      <a href={url} target="_top" className={classes["link"]}>
        {label}
      </a>
    </div>
  );
}
