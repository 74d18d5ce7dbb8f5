import type { Block } from "#shared/report/report-document.ts";
import { DetailList } from "./DetailsBlock.tsx";

/** The goals of a plan, or that there is none. */
export function GoalsBlock({ block: { goals, none } }: { block: Block<"goals"> }) {
  if (goals.length === 0) return <p>{none}</p>;
  return goals.map(({ title, facts }) => (
    <section key={title}>
      <h3>{title}</h3>
      <DetailList facts={facts} />
    </section>
  ));
}
