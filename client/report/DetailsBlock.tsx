import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./DetailsBlock.module.css";

/** The entries of a plan, one line each. A name keeps its own direction of writing. */
export function DetailsBlock({ block: { facts } }: { block: Pick<Block<"details">, "facts"> }) {
  const wording = useWording();
  return (
    <dl className={classes["details"]}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes["detail"]}>
          <dt className={classes["label"]}>{label}</dt>
          <dd className={classes["value"]}>
            <bdi>{formatValue(value, wording)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
