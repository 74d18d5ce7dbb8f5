import type { ReactNode } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { memoByContent } from "#client/components/memo-by-content.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { stretchOf } from "#shared/report/chart/timeline.ts";
import type { Block, TimelineLane } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import figures from "./FigureTable.module.css";
import classes from "./TimelineBlock.module.css";

interface TimelineProps {
  readonly block: Block<"timeline">;
}

interface TimelineBlockProps extends TimelineProps {
  /** Beside the title of the picture. */
  readonly side?: ReactNode;
  /** Directly below the picture, above its texts. */
  readonly hand?: ReactNode;
}

/** The goals of several people over the years: a picture, and a table on demand. */
export function TimelineBlock({ block, ...around }: TimelineBlockProps) {
  const { results } = useWording();
  return (
    <TimelineFigure block={block} {...around}>
      <Disclosure summary={results.table}>
        <TimelineTable block={block} />
      </Disclosure>
    </TimelineFigure>
  );
}

/** The same on paper, where the table is open. */
export function PrintTimelineBlock({ block }: TimelineProps) {
  return (
    <TimelineFigure block={block}>
      <TimelineTable block={block} />
    </TimelineFigure>
  );
}

function TimelineFigure({
  block,
  side,
  hand,
  children,
}: TimelineBlockProps & { readonly children: ReactNode }) {
  const { title, note, explanations } = block;
  return (
    <figure className={classes["figure"]}>
      <figcaption className={`${looks["wrap"]} ${classes["caption"]}`}>
        <span className={classes["title"]}>
          {title}
          <span className={`${looks["small"]} ${looks["titleNote"]}`}> · {note}</span>
        </span>
        {side}
      </figcaption>
      <Picture block={block} />
      {hand}
      <p className={looks["small"]}>{explanations.join(" ")}</p>
      {children}
    </figure>
  );
}

const Picture = memoByContent(function Picture({ block }: TimelineProps) {
  const { summary, years, lanes } = block;
  return (
    <div className={classes["picture"]} role="img" aria-label={summary}>
      <Labels block={block} labels={years} look="years" />
      {lanes.map((lane) => (
        <Lane key={lane.name} block={block} lane={lane} />
      ))}
    </div>
  );
});

/** The bars of a person, with the person's ages below them. */
function Lane({ block, lane }: TimelineProps & { readonly lane: TimelineLane }) {
  const wording = useWording();
  const { name, chance, ages, spans } = lane;
  return (
    <div className={classes["lane"]}>
      <div className={classes["head"]}>
        <span className={classes["name"]}>{name}</span>
        <span className={classes["chance"]}>{formatValue(chance, wording)}</span>
      </div>
      {spans.map(({ label, when, from, to }) => {
        const { start, length } = stretchOf(block, [from, to]);
        return (
          <div key={label} className={classes["span"]}>
            <span className={classes["label"]}>{label}</span> <span className={looks["small"]}>{when}</span>
            <div className={classes["track"]}>
              <div
                className={classes["bar"]}
                style={{ left: `${100 * start}%`, width: `${100 * length}%` }}
              />
            </div>
          </div>
        );
      })}
      <Labels block={block} labels={ages} look="ages" />
    </div>
  );
}

/** More labels than these are too many where there is little room: every other one goes. */
const MOST_LABELS_ON_PHONE = 5;

interface LabelsProps extends TimelineProps {
  /** One for each year that labels the axis. */
  readonly labels: readonly (number | null)[];
  readonly look: "years" | "ages";
}

/** Numbers below each other in the years of the axis. */
function Labels({ block, labels, look }: LabelsProps) {
  return (
    <div className={classes[look]} data-dense={block.years.length > MOST_LABELS_ON_PHONE || undefined}>
      {block.years.map((year, index) => {
        const { start, length } = stretchOf(block, [year, year]);
        return (
          <span key={year} style={{ "--at": `${100 * (start + length / 2)}%` }}>
            {labels[index]}
          </span>
        );
      })}
    </div>
  );
}

const TimelineTable = memoByContent(function TimelineTable({ block }: TimelineProps) {
  const { title, note, heads, lanes } = block;
  const wording = useWording();
  return (
    <table className={`${figures["table"]} ${classes["table"]}`} aria-label={`${title} · ${note}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {lanes.map(({ name, chance, spans }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={heads.length - 1}>
              {name}
            </th>
            <td>{formatValue(chance, wording)}</td>
          </tr>
          {spans.map(({ label, years, ages }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{years}</td>
              <td>{ages}</td>
              <td />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
});
