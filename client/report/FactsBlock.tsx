import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { SeriesSwatch } from "./chart/ForecastLegend.tsx";
import classes from "./FactsBlock.module.css";

/** Figures in tiles, side by side where there is room. */
export function FactsBlock({ block: { groups } }: { block: Block<"facts"> }) {
  return (
    <div className={classes["groups"]}>
      {groups.map(({ title, note, facts }) => (
        <section key={title} className={classes["group"]}>
          <h3 className={classes["title"]}>
            {title}
            {note !== undefined && <span className={classes["note"]}> · {note}</span>}
          </h3>
          <dl className={classes["facts"]}>
            {facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function FactRow({ fact: { label, value, series } }: { fact: Fact }) {
  const wording = useWording();
  return (
    <div className={classes["fact"]}>
      <dt className={classes["label"]}>
        {series !== undefined && <SeriesSwatch series={series} />}
        {label}
      </dt>
      <dd className={classes["value"]}>{formatValue(value, wording)}</dd>
    </div>
  );
}
