import { type ReactNode, useId } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FactsBlock } from "#client/report/FactsBlock.tsx";
import type { Example, ExampleCurves } from "#shared/report/example.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./ExampleForecast.module.css";

interface ExampleForecastProps {
  readonly example: Example;
  /** What starts a forecast, before its example. */
  readonly quickStart: ReactNode;
}

/** The place of a forecast until there is one: what starts it, and an example of it. */
export function ExampleForecast({ example, quickStart }: ExampleForecastProps) {
  return (
    <div className={classes["place"]}>
      {quickStart}
      <WorkedExample example={example} />
    </div>
  );
}

/** Says where the forecast will be. */
export function EmptyForecast() {
  const { results } = useWording();
  return (
    <div className={classes["empty"]}>
      <p className={classes["title"]}>{results.emptyTitle}</p>
      <p className={`${looks["muted"]} ${classes["text"]}`}>{results.emptyText}</p>
    </div>
  );
}

function WorkedExample({ example }: { example: Example }) {
  const wording = useWording();
  const { results } = wording;
  const id = useId();
  const { who, answer, chance, groups, curves } = example;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-who`}
      className={classes["example"]}
    >
      <p>
        <span id={`${id}-label`} className={classes["label"]}>
          {results.example.heading}
        </span>
      </p>
      <p id={`${id}-who`} className={`${looks["muted"]} ${classes["text"]}`}>
        {who} {results.example.ownFigures}
      </p>
      <div className={classes["answer"]}>
        <p className={classes["sentence"]}>{answer}</p>
        <p className={classes["chance"]}>{formatValue(chance, wording)}</p>
      </div>
      <Curves curves={curves} />
      <FactsBlock block={{ kind: "facts", groups }} />
    </div>
  );
}

const WIDTH = 320;
const HEIGHT = 100;

/** Both lines of the forecast, which the figures beside them describe. */
function Curves({ curves: { realistic, pessimistic } }: { curves: ExampleCurves }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classes["curves"]}
      aria-hidden="true"
    >
      <path className={classes["axis"]} d={`M0 ${HEIGHT}H${WIDTH}`} />
      <polyline className={classes["pessimistic"]} points={pointsOf(pessimistic)} />
      <polyline className={classes["realistic"]} points={pointsOf(realistic)} />
    </svg>
  );
}

/** @param heights in percent */
function pointsOf(heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1);
  return heights.map((height, index) => `${Math.round(index * step)},${HEIGHT - height}`).join(" ");
}
