import { Button } from "@mantine/core";
import { useId } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { chanceInWords } from "#shared/report/chance.ts";
import classes from "./KeepAndShare.module.css";
import type { PlanOfMoment } from "./kept-plans.ts";
import { planName } from "./plan-name.ts";

interface KeptPlanListProps {
  readonly plans: readonly PlanOfMoment[];
  /** The plan compared with the present one. */
  readonly chosen: PlanOfMoment | undefined;
  readonly onChoose: (plan: PlanOfMoment) => void;
  readonly onOpen: (plan: PlanOfMoment) => void;
  readonly onRemove: (plan: PlanOfMoment) => void;
}

/** The kept plans of a calculator. One can be chosen for comparison; each can be opened and removed. */
export function KeptPlanList({ plans, chosen, onChoose, onOpen, onRemove }: KeptPlanListProps) {
  const wording = useWording();
  const { keep, compare } = wording.plans;
  const id = useId();
  return (
    <fieldset className={classes["list"]}>
      <legend className={`${looks["small"]} ${classes["legend"]}`}>{compare.choose}</legend>
      {plans.map((each) => {
        const name = planName(each.keptAt, wording);
        return (
          <div key={each.keptAt} className={classes["row"]}>
            <label className={classes["choice"]}>
              <input
                type="radio"
                name={id}
                checked={each === chosen}
                onChange={() => onChoose(each)}
                className={classes["box"]}
              />
              <span>
                {name}
                <span className={`${looks["small"]} ${classes["chance"]}`}>
                  {chanceInWords(each.plan.chance, wording)}
                </span>
              </span>
            </label>
            <span className={classes["buttons"]}>
              <Button
                size="compact-sm"
                variant="light"
                onClick={() => onOpen(each)}
                aria-label={keep.openNamed({ name })}
              >
                {keep.open}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => onRemove(each)}
                aria-label={keep.removeNamed({ name })}
              >
                {keep.remove}
              </Button>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
