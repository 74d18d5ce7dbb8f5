import { useMemo } from "react";
import { qrCode } from "#shared/report/qr-code.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./PrintPlanLinkBlock.module.css";
import { ParagraphBlock } from "./TextBlocks.tsx";

/** Link that opens a plan again, to be scanned from paper. */
export function PrintPlanLinkBlock({ block: { text, url, code } }: { block: Block<"planLink"> }) {
  const { size, path } = useMemo(() => qrCode(url), [url]);
  return (
    <div className={classes["place"]}>
      <svg viewBox={`0 0 ${size} ${size}`} className={classes["code"]} role="img" aria-label={code}>
        <path d={path} />
      </svg>
      <ParagraphBlock block={{ text }} />
    </div>
  );
}
