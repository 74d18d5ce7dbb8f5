import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanOnPage } from "#client/form/plan-on-page.ts";
import classes from "./SinceKept.module.css";
import { sinceKept } from "./since-kept.ts";

/** Says how the answer of an opened plan has moved since it was kept. */
export function SinceKept({ plan: { opened, current } }: { plan: PlanOnPage }) {
  const wording = useWording();
  const text = opened && current && sinceKept(opened, current, wording);
  return <div role="status">{text !== undefined && <p className={classes["notice"]}>{text}</p>}</div>;
}
