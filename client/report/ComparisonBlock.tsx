import { useId } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import classes from "./ComparisonBlock.module.css";
import { useProposals } from "./proposals.ts";

/** Figures of the plan beside those that it would have otherwise. */
export function ComparisonBlock({ block: { title, note, heads, rows } }: { block: Block<"comparison"> }) {
  const wording = useWording();
  const proposals = useProposals();
  const titleId = useId();
  const hasProposals = proposals !== undefined && rows.some(({ proposal }) => proposal !== undefined);
  return (
    <section
      aria-labelledby={titleId}
      data-outdated={proposals?.isOutdated || undefined}
      className={classes["block"]}
    >
      <h3 id={titleId} className={classes["title"]}>
        {title}
      </h3>
      <p className={classes["note"]}>{note}</p>
      <table className={classes["table"]}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {hasProposals && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, proposal }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a value is its column's.
                <td key={column}>{formatValue(value, wording)}</td>
              ))}
              {hasProposals && (
                <td className={classes["apply"]}>
                  {proposal !== undefined && <ApplyButton proposal={proposal} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
