import { useId, useMemo } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanOnPage } from "#client/form/plan-on-page.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import classes from "./KeepAndShare.module.css";
import { PlanLink } from "./PlanLink.tsx";

/** The ways to have a plan again. */
export function KeepAndShare({ plan }: { plan: PlanOnPage }) {
  const { plans } = useWording();
  const { current } = plan;
  const link = useMemo(
    () => current && planLink(`${window.location.origin}${window.location.pathname}`, current),
    [current],
  );
  const titleId = useId();
  return (
    <section className={classes["tools"]} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes["title"]}>
        {plans.title}
      </h3>
      <PlanLink link={link} />
    </section>
  );
}
