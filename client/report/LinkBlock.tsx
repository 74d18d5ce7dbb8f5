import type { Block } from "#shared/report/report-document.ts";
import classes from "./LinkBlock.module.css";
import { ParagraphBlock } from "./ParagraphBlock.tsx";

/** A sentence and the link it speaks of. */
export function LinkBlock({ block: { text, label, url } }: { block: Block<"link"> }) {
  return (
    <div>
      <ParagraphBlock block={{ kind: "paragraph", text }} />
      {/* Out of the frame of a partner, where there is one. */}
      <a href={url} target="_top" className={classes["link"]}>
        {label}
      </a>
    </div>
  );
}
