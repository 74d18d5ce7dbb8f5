import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import figures from "#client/report/FigureTable.module.css";
import type { Block, Fact, Proposal } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import classes from "./AppliedProposal.module.css";
import { factsBeforeAndAfter } from "./comparable-facts.ts";

export interface AppliedProposalProps {
  /** Fields that were put into the form, and the blocks that propose them, in the language of the page. */
  readonly set: Proposal["set"];
  readonly proposals: readonly Block[];
  /** Position among the applied proposals, from 1. */
  readonly count: number;
  /** True if it was applied just now. */
  readonly isFresh: boolean;
  /** True if nothing else was changed since. */
  readonly isAsApplied: boolean;
  /** Results of the plan before it, and of the present plan; unset while they are calculated. */
  readonly before: readonly Block[];
  readonly after: readonly Block[] | undefined;
  readonly onUndo: () => void;
  readonly onKeep: () => void;
}

/** The last applied proposal, with the figures before and now, and a button that undoes it. */
export function AppliedProposal(props: AppliedProposalProps) {
  const { set, proposals, isFresh, isAsApplied, before, after, onUndo, onKeep } = props;
  const wording = useWording();
  const { applied: texts } = wording.insights;
  const titleId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button may be gone, so the focus moves to the button that undoes it.
  const focusFirst = useEffectEvent(() => {
    if (isFresh) undo.current?.focus();
  });
  useEffect(() => focusFirst(), []);
  const proposal = proposalOf(set, proposals);
  const facts = factsBeforeAndAfter(before, after, wording, proposal?.figure);
  return (
    <section className={classes["applied"]} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId} className={`${looks["small"]} ${classes["title"]}`}>
          {texts.title}
        </h3>
        <p id={`${titleId}-text`} className={classes["text"]}>
          {proposal?.text}
        </p>
        {!isAsApplied && <p className={looks["muted"]}>{texts.further}</p>}
      </div>
      <table className={`${figures["table"]} ${classes["figures"]}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {facts.before.map(({ label, value }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatValue(value, wording)}</td>
              <td>{valueAt(facts.after, index, wording)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes["buttons"]}>
        <Button
          ref={undo}
          size="sm"
          variant="default"
          onClick={onUndo}
          aria-describedby={`${titleId} ${titleId}-text`}
        >
          {texts.undo}
        </Button>
        <Button size="sm" variant="subtle" onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </section>
  );
}

function valueAt(facts: readonly Fact[] | undefined, index: number, wording: Wording): string {
  const fact = facts?.[index];
  return fact === undefined ? "…" : formatValue(fact.value, wording);
}

/** Returns the proposal that sets the same fields. */
function proposalOf(set: Proposal["set"], blocks: readonly Block[]): Proposal | undefined {
  const proposals = blocks.flatMap((block) => {
    if (block.kind === "changes") return block.changes;
    return block.kind === "comparison" ? block.rows.flatMap(({ proposal = [] }) => proposal) : [];
  });
  return proposals.find((proposal) => JSON.stringify(proposal.set) === JSON.stringify(set));
}
