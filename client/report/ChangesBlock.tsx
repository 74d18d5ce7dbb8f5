import { Button } from "@mantine/core";
import { use, useId } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, Proposal } from "#shared/report/report-document.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import classes from "./ChangesBlock.module.css";
import { FormActionsContext } from "./form-actions.ts";

/** Changes that would move the answer. Beside a form, all but the one with the most effect open on demand. */
export function ChangesBlock({ block }: { block: Block<"changes"> }) {
  const { insights: texts } = useWording();
  const { proposals } = use(FormActionsContext);
  const titleId = useId();
  const { title, changes, none } = block;
  const inSight = proposals === undefined ? changes.length : 1;
  return (
    <section
      className={`${looks["tile"]} ${classes["block"]}`}
      aria-labelledby={titleId}
      data-outdated={proposals?.isOutdated || undefined}
      aria-busy={proposals?.isOutdated || undefined}
    >
      <h3 id={titleId} className={looks["title"]}>
        {title}
      </h3>
      {changes.length === 0 ? <NoChanges text={none} /> : <Changes changes={changes.slice(0, inSight)} />}
      {proposals !== undefined && changes.length > inSight && (
        <Disclosure summary={texts.more({ count: changes.length - inSight })}>
          <Changes changes={changes.slice(inSight)} />
        </Disclosure>
      )}
    </section>
  );
}

/** Reason why there are no changes, with another try if they failed. */
function NoChanges({ text }: { text: string }) {
  const { results } = useWording();
  const { retryProposals: retry } = use(FormActionsContext);
  return (
    <div className={`${looks["muted"]} ${looks["wrap"]} ${classes["change"]}`}>
      <p>{text}</p>
      {retry !== undefined && (
        <Button size="xs" variant="light" onClick={retry}>
          {results.tryAgain}
        </Button>
      )}
    </div>
  );
}

function Changes({ changes }: { changes: readonly Proposal[] }) {
  return (
    <ul className={looks["list"]}>
      {changes.map((change) => (
        <li key={change.text} className={`${looks["wrap"]} ${classes["change"]}`}>
          <p className={classes["words"]}>
            <span className={classes["text"]}>{change.text}</span>{" "}
            <span className={classes["effect"]}>{change.effect}</span>
          </p>
          <ApplyButton proposal={change} />
        </li>
      ))}
    </ul>
  );
}
