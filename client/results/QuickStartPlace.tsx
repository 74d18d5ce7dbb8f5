import type { ReactNode } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./QuickStart.module.css";

/** The place of the fields that start a forecast, as high as they are. They load once the form is idle. */
export function QuickStartPlace({ titleId, children }: { titleId?: string; children?: ReactNode }) {
  const { start } = useWording().results;
  return (
    <div className={classes["start"]}>
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
