import { useId } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./DetailsBlock.module.css";
import { ParagraphBlock } from "./TextBlocks.tsx";

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

/** The goals of a plan, or a note that there are none. */
export function GoalsBlock({ block: { goals, none } }: { block: Block<"goals"> }) {
  if (goals.length === 0) return <ParagraphBlock block={{ text: none }} />;
  return (
    <div className={classes["goals"]}>
      {goals.map(({ title, facts }) => (
        <Goal key={title} title={title} facts={facts} />
      ))}
    </div>
  );
}

function Goal({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const titleId = useId();
  return (
    <section className={classes["goal"]} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes["title"]}>
        {title}
      </h3>
      <DetailsBlock block={{ facts }} />
    </section>
  );
}
