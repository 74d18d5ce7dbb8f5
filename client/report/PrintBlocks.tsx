import { type ReactNode, useMemo } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatMoney } from "#shared/report/format.ts";
import { qrCode } from "#shared/report/qr-code.ts";
import type { Block } from "#shared/report/report-document.ts";
import { ForecastLegend } from "./chart/ForecastLegend.tsx";
import { DrawnChart } from "./DrawnChart.tsx";
import { ForecastFigures } from "./FiguresBlock.tsx";
import { ForecastSigns } from "./ForecastSigns.tsx";
import classes from "./PrintBlocks.module.css";
import { CardHeading } from "./SectionCard.tsx";
import { LinkBlock, ParagraphBlock } from "./TextBlocks.tsx";

/** The chart with its explanation, fully shown. */
export function PrintForecastBlock({ block }: { block: Block<"forecast"> }) {
  const { summary, info } = block;
  return (
    <figure>
      <div className={classes["drawing"]}>
        <Head {...block}>
          <ForecastLegend block={block} />
        </Head>
        <DrawnChart block={block} />
      </div>
      <figcaption className={`${looks["small"]} ${classes["caption"]}`}>
        <ForecastSigns block={block} />
        <p>{summary}</p>
        <p>
          <span className={classes["info"]}>{info.title}.</span> {info.text}
        </p>
      </figcaption>
    </figure>
  );
}

/** Greatest length of amounts that leaves room for three tables side by side; there is always room for two. */
const LONGEST_OF_THREE = "AED 99,999,999".length;

/** All figures of the forecast, in tables side by side. */
export function PrintFiguresBlock({ block }: { block: Block<"figures"> }) {
  const wording = useWording();
  const { series, currency } = block;
  const highest = Math.max(...series.flatMap(({ points }) => points.map(({ amount }) => amount)));
  const tables = formatMoney(highest, currency, wording).length > LONGEST_OF_THREE ? 2 : 3;
  return (
    <div className={classes["figures"]}>
      <Head {...block} />
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

function Head({ title, note, children }: { title: string; note: string; children?: ReactNode }) {
  return (
    <div className={classes["head"]}>
      <CardHeading>{title}</CardHeading>
      <span className={looks["small"]}>· {note}</span>
      {children}
    </div>
  );
}

/** A sentence with its address, which has to be typed from paper. */
export function PrintLinkBlock({ block }: { block: Block<"link"> }) {
  return <LinkBlock block={{ ...block, label: `${block.label}: ${block.url}` }} />;
}

/** Link that opens a plan again, to be scanned from paper. */
export function PrintPlanLinkBlock({ block: { text, url, code } }: { block: Block<"planLink"> }) {
  const { size, path } = useMemo(() => qrCode(url), [url]);
  return (
    <div className={classes["place"]}>
      <svg viewBox={`0 0 ${size} ${size}`} className={classes["code"]} role="img" aria-label={code}>
        <path d={path} />
      </svg>
      <ParagraphBlock block={{ text }} />
    </div>
  );
}
