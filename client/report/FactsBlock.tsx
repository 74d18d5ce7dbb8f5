import { LinkButton } from "#client/components/LinkButton.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, Fact, FactRemark } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { SeriesSwatch } from "./chart/ForecastLegend.tsx";
import classes from "./FactsBlock.module.css";
import { useFieldLead } from "./field-lead.ts";

/** Figures in tiles, side by side if there is room. */
export function FactsBlock({ block: { groups } }: { block: Block<"facts"> }) {
  return (
    <div className={classes["groups"]}>
      {groups.map(({ title, note, facts, remark }) => (
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
          {remark !== undefined && <Remark remark={remark} />}
        </section>
      ))}
    </div>
  );
}

/** Remark on figures, with a link to their field if there is a form. */
function Remark({ remark: { text, field } }: { remark: FactRemark }) {
  const onField = useFieldLead();
  return (
    <p className={classes["remark"]}>
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
    <div className={classes["fact"]}>
      <dt className={classes["label"]}>
        {series !== undefined && <SeriesSwatch series={series} />}
        {label}
      </dt>
      <dd className={classes["value"]}>{formatValue(value, wording)}</dd>
    </div>
  );
}
