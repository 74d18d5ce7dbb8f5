import looks from "#client/components/looks.module.css";
import { memoByContent } from "#client/components/memo-by-content.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { VERDICT_ICONS } from "#shared/report/icons.ts";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./AnswerBlock.module.css";

/** The answer, with ten dots filled in proportion to the scenarios that succeed, and a pointer at the target. */
export const AnswerBlock = memoByContent(function AnswerBlock({ block }: { block: Block<"answer"> }) {
  const wording = useWording();
  const { text, detail, chance, hundredths, target, verdict } = block;
  return (
    <div className={classes["answer"]}>
      <div>
        <h3 className={classes["text"]}>{text}</h3>
        <p className={classes["detail"]}>{detail}</p>
      </div>
      <div>
        <p className={classes["figure"]}>
          <span className={looks["small"]}>{chance.label}</span>
          <span className={classes["percent"]}>{formatValue(chance.value, wording)}</span>
        </p>
        <ChanceDots hundredths={hundredths} target={target} />
        {verdict !== undefined && (
          <p className={classes["verdict"]} data-tone={verdict.tone}>
            <svg viewBox="0 0 20 20" className={`${looks["icon"]} ${classes["icon"]}`} aria-hidden="true">
              <path d={VERDICT_ICONS[verdict.tone]} />
            </svg>
            {verdict.text}
          </p>
        )}
      </div>
    </div>
  );
});

const DOT = { count: 10, radius: 5.5, distance: 16 };

/** Ten dots of ten hundredths each. The last filled dot may be filled in part. A pointer below them marks the target. */
function ChanceDots({ hundredths, target }: { hundredths: number; target: number }) {
  const { count, radius, distance } = DOT;
  const width = count * distance;
  const height = 2 * radius + 1.5;
  const filled = endOf(hundredths);
  const dots = (className: string) =>
    Array.from({ length: count }, (_, index) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        key={index}
        className={classes[className]}
        cx={index * distance + radius + 0.75}
        cy={radius + 0.75}
        r={radius}
      />
    ));
  return (
    <svg className={classes["dots"]} width={width} height={height + 7} aria-hidden="true">
      {dots("dot")}
      {/* An inner drawing clips its content to its own width. */}
      <svg width={filled} height={height} overflow="hidden" aria-hidden="true">
        {dots("filled")}
      </svg>
      <path className={classes["target"]} d={`M${endOf(target)} ${height + 1}l4 6h-8z`} />
    </svg>
  );
}

/** Returns the place within the dots up to which a number of hundredths fills them. */
function endOf(hundredths: number): number {
  const { count, radius, distance } = DOT;
  const [full, part] = [Math.floor(hundredths / count), (hundredths % count) / count];
  return full * distance + part * 2 * radius + (part > 0 ? 0.75 : 0);
}
