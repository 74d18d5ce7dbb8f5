import { useId } from "react";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { DetailsBlock } from "./DetailsBlock.tsx";
import classes from "./GoalsBlock.module.css";
import { ParagraphBlock } from "./TextBlocks.tsx";

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
