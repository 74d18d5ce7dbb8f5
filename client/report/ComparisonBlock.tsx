import { use, useId } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import classes from "./ComparisonBlock.module.css";
import figures from "./FigureTable.module.css";
import { FormActionsContext, type Proposals } from "./form-actions.ts";

interface ComparisonProps {
  readonly block: Block<"comparison">;
}

/** Figures of the plan beside those of alternatives. Beside a form, some comparisons open on demand. */
export function ComparisonBlock({ block }: ComparisonProps) {
  const { proposals } = use(FormActionsContext);
  const titleId = useId();
  const { title, isInSight } = block;
  if (proposals !== undefined && !isInSight) return <FoldedComparison block={block} />;
  return (
    <section {...frameOf(proposals)} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes["title"]}>
        {title}
      </h3>
      <Figures block={block} />
    </section>
  );
}

/** A comparison that opens on demand. */
function FoldedComparison({ block }: ComparisonProps) {
  return (
    <div {...frameOf(use(FormActionsContext).proposals)}>
      <Disclosure summary={block.title}>
        <Figures block={block} />
      </Disclosure>
    </div>
  );
}

/** Returns the look of a comparison, which is dimmed while its figures are those of an earlier plan. */
function frameOf(proposals: Proposals | undefined) {
  const isOutdated = proposals?.isOutdated || undefined;
  return { className: classes["block"], "data-outdated": isOutdated, "aria-busy": isOutdated };
}

function Figures({ block }: ComparisonProps) {
  const { topic, title, note, heads, rows } = block;
  const wording = useWording();
  const isBesideForm = use(FormActionsContext).proposals !== undefined;
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
                  {isBesideForm && proposal !== undefined && column === place && (
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
