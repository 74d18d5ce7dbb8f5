import { useRef } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import { useOverflow } from "#client/components/use-overflow.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./FiguresBlock.module.css";
import { ForecastFigures } from "./ForecastFigures.tsx";

/** The forecast as a table, for who wants to know every year. */
export function FiguresBlock({ block }: { block: Block<"figures"> }) {
  const { results } = useWording();
  const { title, note } = block;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(frame);
  const label = `${title} · ${note}`;
  return (
    <Disclosure summary={results.table}>
      <p className={classes["title"]}>{label}</p>
      <div
        ref={frame}
        className={classes["figures"]}
        data-wide={isWide || undefined}
        // What scrolls has to be reached by keyboard; what does not is no stop of the Tab key.
        {...(isWide && { role: "region", "aria-label": label, tabIndex: 0 })}
      >
        <ForecastFigures block={block} />
      </div>
    </Disclosure>
  );
}
