import { useId } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, BreakdownRow } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./BreakdownBlock.module.css";

/** Amounts as on a bill: one below the other, then their totals. */
export function BreakdownBlock({ block }: { block: Block<"breakdown"> }) {
  const { title, note, rows, totals, remark } = block;
  const titleId = useId();
  return (
    <section className={`${looks["tile"]} ${classes["breakdown"]}`} aria-labelledby={titleId}>
      <h3 id={titleId} className={looks["title"]}>
        {title}
        <span className={looks["titleNote"]}> · {note}</span>
      </h3>
      <div className={classes["bill"]} data-totalled={totals.length > 0 || undefined}>
        <dl>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </dl>
        {totals.length > 0 && (
          <dl className={classes["totals"]}>
            {totals.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </dl>
        )}
      </div>
      {remark !== undefined && <p className={`${looks["muted"]} ${classes["remark"]}`}>{remark}</p>}
    </section>
  );
}

function Row({ row: { label, detail, value } }: { row: BreakdownRow }) {
  const wording = useWording();
  return (
    <div className={looks["row"]}>
      <dt className={classes["label"]}>
        <span>{label}</span> <span className={`${looks["small"]} ${classes["detail"]}`}>{detail}</span>
      </dt>
      <dd className={`${looks["figure"]} ${classes["value"]}`}>{formatValue(value, wording)}</dd>
    </div>
  );
}
