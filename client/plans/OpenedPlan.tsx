import { Button } from "@mantine/core";
import { useState } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import classes from "./OpenedPlan.module.css";
import { sinceKept } from "./since-kept.ts";

/** Notice that a link led to this plan, which a button undoes, and of how its answer has moved since it was kept. */
export const OpenedPlan: PlanTools["OpenedPlan"] = ({ plan, leave }) => {
  const wording = useWording();
  const { link, keep } = wording.plans;
  const { opened, current, isFromLink, bringBack } = plan;
  const [isBack, setBack] = useState(false);
  const isOpened = isFromLink && (opened !== undefined || bringBack !== undefined);
  const since = opened && current && sinceKept(opened, current, wording);
  const undone = isBack && !isOpened ? keep.undone : undefined;
  const texts = [isOpened ? link.opened : undone, since].filter((text) => text !== undefined);
  return (
    <div className={texts.length > 0 ? classes["notice"] : undefined}>
      <div role="status">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {bringBack && (
        <Button
          variant="default"
          size="xs"
          onClick={leave(() => {
            setBack(true);
            bringBack();
          })}
        >
          {link.bringBack}
        </Button>
      )}
    </div>
  );
};
