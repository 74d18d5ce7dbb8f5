import type { ReactNode } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Calculator } from "#shared/calculators.ts";
import classes from "./QuickStart.module.css";

interface QuickStartPlaceProps {
  readonly calculator: Calculator;
  readonly titleId?: string;
  readonly children?: ReactNode;
}

/** The place of the fields that start a forecast, as high as they are. They load once the form is idle. */
export function QuickStartPlace({ calculator, titleId, children }: QuickStartPlaceProps) {
  const { start } = useWording().results;
  return (
    <div className={classes["start"]} data-calculator={calculator}>
      <div>
        <h2 id={titleId} className={classes["title"]}>
          {start.title}
        </h2>
        <p className={looks["muted"]}>{start.text}</p>
      </div>
      {children}
    </div>
  );
}
