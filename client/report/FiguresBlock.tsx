import { Disclosure } from "#client/components/Disclosure.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./FiguresBlock.module.css";
import { ForecastFigures } from "./ForecastFigures.tsx";

/** The forecast as a table, for who wants to know every year. */
export function FiguresBlock({ block }: { block: Block<"figures"> }) {
  const { results } = useWording();
  const { title, note } = block;
  return (
    <Disclosure summary={results.table}>
      <p className={classes["title"]}>
        {title} · {note}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard. */}
      <section className={classes["scroll"]} aria-label={`${title} · ${note}`} tabIndex={0}>
        <ForecastFigures block={block} />
      </section>
    </Disclosure>
  );
}
