import { use, useId } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import classes from "./ComparisonBlock.module.css";
import figures from "./FigureTable.module.css";
import { FormActionsContext } from "./form-actions.ts";

/** Figures of the plan beside those of alternatives. Beside a form, some comparisons open on demand. */
export function ComparisonBlock({ block }: { block: Block<"comparison"> }) {
  const { proposals } = use(FormActionsContext);
  const titleId = useId();
  const { title, isInSight, rows } = block;
  const hasProposals = proposals !== undefined && rows.some(({ proposal }) => proposal !== undefined);
  const isOutdated = proposals?.isOutdated || undefined;
  const frame = { className: classes["block"], "data-outdated": isOutdated, "aria-busy": isOutdated };
  if (proposals !== undefined && !isInSight) {
    return (
      <div {...frame}>
        <Disclosure summary={title}>
          <Figures block={block} hasProposals={hasProposals} />
        </Disclosure>
      </div>
    );
  }
  return (
    <section {...frame} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes["title"]}>
        {title}
      </h3>
      <Figures block={block} hasProposals={hasProposals} />
    </section>
  );
}

function Figures({ block, hasProposals }: { block: Block<"comparison">; hasProposals: boolean }) {
  const { topic, title, note, heads, rows } = block;
  const wording = useWording();
  // Below what it changes: the investment, which comes first, or the choice as a whole.
  const place = topic === "certainty" ? 0 : heads.length - 2;
  return (
    <>
      <p className={`${looks["small"]} ${classes["note"]}`}>{note}</p>
      <table className={`${figures["table"]} ${classes["table"]}`} data-topic={topic} aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, proposal }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a value is its column's.
                <td key={column} data-head={heads[column + 1]}>
                  {formatValue(value, wording)}
                  {hasProposals && proposal !== undefined && column === place && (
                    <div className={classes["apply"]}>
                      <ApplyButton proposal={proposal} />
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
