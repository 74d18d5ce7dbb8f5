import type { Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./DetailList.module.css";

/** Entries with what they are called; a name keeps its own direction. */
export function DetailList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes["details"]}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes["detail"]}>
          <dt className={classes["label"]}>{label}</dt>
          <dd className={classes["value"]}>
            <bdi>{formatValue(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
