import { type ReactNode, useId } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Calculator } from "#shared/calculators.ts";
import type { Example } from "#shared/report/example.ts";
import { EmptyForecast, ExampleForecast } from "./ExampleForecast.tsx";
import { QuickStartPlace } from "./QuickStartPlace.tsx";
import classes from "./ResultsPanel.module.css";

/** The panel before any script runs. In a narrow window, the example stands before the form. */
export function ExamplePanel({ calculator, example }: { calculator: Calculator; example: Example }) {
  const headingId = useId();
  return (
    <section className={looks["quiet"]} aria-labelledby={headingId}>
      <PanelFrame headingId={headingId}>
        <div className={classes["content"]}>
          <EmptyForecast />
          <div className={classes["example"]}>
            <ExampleForecast example={example} quickStart={<QuickStartPlace calculator={calculator} />} />
          </div>
        </div>
      </PanelFrame>
    </section>
  );
}

interface PanelFrameProps {
  readonly headingId: string;
  readonly side?: ReactNode;
  readonly status?: ReactNode;
  readonly isTelling?: boolean;
  readonly children: ReactNode;
}

/** The card of the results: its heading, its status and what is beside them. */
export function PanelFrame(props: PanelFrameProps) {
  const { headingId, side, status, isTelling = false, children } = props;
  const { results } = useWording();
  return (
    <div className={`${looks["card"]} ${classes["panel"]}`}>
      <div className={`${looks["wrap"]} ${classes["head"]}`}>
        <div className={classes["title"]}>
          <h2 id={headingId} className={classes["heading"]}>
            {results.heading}
          </h2>
          <p className={looks["small"]}>
            <span aria-live="polite">{isTelling && status}</span>
            {!isTelling && status}
          </p>
        </div>
        {side}
      </div>
      {children}
    </div>
  );
}
