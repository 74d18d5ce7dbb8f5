import { useWording } from "#client/components/WordingProvider.tsx";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import { ForecastFigures } from "./ForecastFigures.tsx";
import classes from "./PrintFiguresBlock.module.css";
import { CardHeading } from "./SectionCard.tsx";

/**
 * Greatest length of amounts that leaves room for three tables side by side, in characters. There is always room for
 * two.
 */
const LONGEST_OF_THREE = "AED 99,999,999".length;

/** All figures of the forecast, in tables side by side. */
export function PrintFiguresBlock({ block }: { block: Block<"figures"> }) {
  const wording = useWording();
  const { title, note, series, currency } = block;
  const highest = Math.max(...series.flatMap(({ points }) => points.map(({ amount }) => amount)));
  const tables = formatMoney(highest, currency, wording).length > LONGEST_OF_THREE ? 2 : 3;
  return (
    <div className={classes["figures"]}>
      <div className={classes["head"]}>
        <CardHeading>{title}</CardHeading>
        <span className={classes["note"]}>· {note}</span>
      </div>
      <div className={classes["tables"]} data-tables={tables}>
        {cutTable(block, tables).map((part) => (
          <ForecastFigures key={part.series[0]?.points[0]?.at} block={part} />
        ))}
      </div>
    </div>
  );
}

/** Returns a table split into several of about the same length. */
function cutTable(block: Block<"figures">, tables: number): readonly Block<"figures">[] {
  const rows = Math.ceil((block.series[0]?.points.length ?? 0) / tables);
  return Array.from({ length: tables }, (_, part) => ({
    ...block,
    series: block.series.map((line) => ({
      ...line,
      points: line.points.slice(part * rows, (part + 1) * rows),
    })),
  })).filter(({ series }) => series.some(({ points }) => points.length > 0));
}
