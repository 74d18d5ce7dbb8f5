import { useId } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, BreakdownRow } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./BreakdownBlock.module.css";

/** Amounts as on a bill: one below the other, then their totals. */
export function BreakdownBlock({
  block: { title, note, rows, totals, remark },
}: {
  block: Block<"breakdown">;
}) {
  const titleId = useId();
  return (
    <section className={classes["breakdown"]} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes["title"]}>
        {title}
        <span className={classes["note"]}> · {note}</span>
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
      {remark !== undefined && <p className={classes["remark"]}>{remark}</p>}
    </section>
  );
}

function Row({ row: { label, detail, value } }: { row: BreakdownRow }) {
  const wording = useWording();
  return (
    <div className={classes["row"]}>
      <dt className={classes["label"]}>
        {label} <span className={classes["detail"]}>{detail}</span>
      </dt>
      <dd className={classes["value"]}>{formatValue(value, wording)}</dd>
    </div>
  );
}
