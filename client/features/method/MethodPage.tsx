import { useRef } from "react";
import looks from "#client/components/looks.module.css";
import { PageHeading } from "#client/components/PageHeading.tsx";
import { useOverflow } from "#client/components/use-overflow.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLinks } from "#client/form/CalculatorLinks.tsx";
import { SectionCard } from "#client/report/SectionCard.tsx";
import { type MethodSection, type MethodTable, methodContent } from "#shared/method/method-content.ts";
import { METHOD_FIGURES } from "#shared/method/method-figures.ts";
import classes from "./MethodPage.module.css";

/** Says how the figures of the calculators are tested, with the results, and what nobody knows. */
export function MethodPage() {
  const wording = useWording();
  const { heading, lead, sections } = methodContent(METHOD_FIGURES, wording);
  return (
    <div className={classes["page"]}>
      <PageHeading heading={heading} lead={lead} />
      {sections.map((section) => (
        <SectionCard key={section.heading} heading={section.heading}>
          <SectionParts section={section} />
        </SectionCard>
      ))}
      <div className={classes["calculators"]}>
        <SectionCard heading={wording.shell.calculators}>
          <CalculatorLinks />
        </SectionCard>
      </div>
    </div>
  );
}

function SectionParts({ section: { text, items, table, remarks = [] } }: { section: MethodSection }) {
  return (
    <div className={classes["parts"]}>
      <p>{text}</p>
      {items && (
        <ul className={classes["items"]}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && <Figures table={table} />}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}

function Figures({ table: { caption, heads, rows } }: { table: MethodTable }) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useOverflow(frame);
  const [first, ...others] = heads;
  return (
    <div
      ref={frame}
      className={classes["figures"]}
      // A scrolling table must be reachable by keyboard; another one must not be a Tab stop.
      {...(isWide && { role: "region", "aria-label": caption, tabIndex: 0 })}
    >
      <table className={classes["table"]}>
        <caption className={looks["small"]}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {others.map((head, column) => (
                <td key={head}>{values[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
