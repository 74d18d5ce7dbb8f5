import { useWording } from "#client/components/WordingProvider.tsx";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import { BlockChart } from "./BlockChart.tsx";
import { ForecastLegend } from "./chart/ForecastLegend.tsx";
import { ForecastFigures } from "./ForecastFigures.tsx";
import { ForecastSigns } from "./ForecastSigns.tsx";
import classes from "./PrintForecastBlock.module.css";
import { CardHeading } from "./SectionCard.tsx";

/** About the width of an A4 page within its margins. */
const DRAWN = { width: 673, height: 250 };

/** As long as amounts may be for three tables beside each other, in characters; for two there is always room. */
const LONGEST_OF_THREE = "AED 99,999,999".length;

/** The forecast with nothing left to open: chart, how to read it, and all its figures. */
export function PrintForecastBlock({ block }: { block: Block<"forecast"> }) {
  const wording = useWording();
  const { title, note, summary, info, series, currency } = block;
  const highest = Math.max(...series.flatMap(({ points }) => points.map(({ amount }) => amount)));
  const tables = formatMoney(highest, currency, wording).length > LONGEST_OF_THREE ? 2 : 3;
  return (
    <div className={classes["forecast"]}>
      <figure className={classes["figure"]}>
        <div className={classes["head"]}>
          <CardHeading>{title}</CardHeading>
          <span className={classes["note"]}>· {note}</span>
          <ForecastLegend block={block} />
        </div>
        <div className={classes["chart"]}>
          <BlockChart block={block} drawn={DRAWN} />
        </div>
        <figcaption className={classes["caption"]}>
          <ForecastSigns block={block} />
          <p>{summary}</p>
          <p>
            <span className={classes["info"]}>{info.title}.</span> {info.text}
          </p>
        </figcaption>
      </figure>
      <div className={classes["tables"]} data-tables={tables}>
        {cutForecast(block, tables).map((part) => (
          <ForecastFigures key={part.series[0]?.points[0]?.at} block={part} />
        ))}
      </div>
    </div>
  );
}

/** A forecast cut into as many as there are tables, of about the same length. */
function cutForecast(block: Block<"forecast">, tables: number): readonly Block<"forecast">[] {
  const rows = Math.ceil((block.series[0]?.points.length ?? 0) / tables);
  return Array.from({ length: tables }, (_, part) => ({
    ...block,
    series: block.series.map((line) => ({
      ...line,
      points: line.points.slice(part * rows, (part + 1) * rows),
    })),
  })).filter(({ series }) => series.some(({ points }) => points.length > 0));
}
