import type { Block } from "#shared/report/report-document.ts";

/** A sentence and the link it speaks of. */
export function LinkBlock({ block: { text, label, url } }: { block: Block<"link"> }) {
  return (
    <p>
      {text} <a href={url}>{label}</a>
    </p>
  );
}
