import { use } from "react";
import { LinkButton } from "#client/components/LinkButton.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, Fact, FactRemark } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { SeriesSwatch } from "./chart/ForecastLegend.tsx";
import classes from "./FactsBlock.module.css";
import { FormActionsContext } from "./form-actions.ts";

/** Figures in tiles, side by side if there is room. */
export function FactsBlock({ block: { groups } }: { block: Block<"facts"> }) {
  return (
    <div className={classes["groups"]}>
      {groups.map(({ title, note, facts, remark }) => (
        <section key={title} className={`${looks["tile"]} ${classes["group"]}`}>
          <h3 className={looks["title"]}>
            {title}
            {note !== undefined && <span className={looks["titleNote"]}> · {note}</span>}
          </h3>
          <dl className={classes["facts"]}>
            {facts.map((fact) => (
              <FactRow key={fact.label} fact={fact} />
            ))}
          </dl>
          {remark !== undefined && <Remark remark={remark} />}
        </section>
      ))}
    </div>
  );
}

/** Remark on figures, with a link to their field if there is a form. */
function Remark({ remark: { text, field } }: { remark: FactRemark }) {
  const { onField } = use(FormActionsContext);
  return (
    <p className={`${looks["small"]} ${classes["remark"]}`}>
      {text}
      {onField !== undefined && (
        <>
          {" "}
          <LinkButton onClick={() => onField(field.path)}>{field.label}</LinkButton>
        </>
      )}
    </p>
  );
}

function FactRow({ fact: { label, value, series } }: { fact: Fact }) {
  const wording = useWording();
  return (
    <div className={looks["row"]}>
      <dt className={classes["label"]}>
        {series !== undefined && <SeriesSwatch series={series} />}
        {label}
      </dt>
      <dd className={`${looks["figure"]} ${classes["value"]}`}>{formatValue(value, wording)}</dd>
    </div>
  );
}
