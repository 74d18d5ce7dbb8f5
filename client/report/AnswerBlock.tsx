import { useWording } from "#client/components/WordingProvider.tsx";
import { VERDICT_ICONS } from "#shared/report/icons.ts";
import type { Block, Verdict } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./AnswerBlock.module.css";

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** The answer, with ten dots of which as many are filled as futures go well. */
export function AnswerBlock({ block }: { block: Block<"answer"> }) {
  const wording = useWording();
  const { text, detail, chance, tenths, verdict } = block;
  return (
    <div className={classes["answer"]}>
      <div>
        <p className={classes["text"]}>{text}</p>
        <p className={classes["detail"]}>{detail}</p>
      </div>
      <div>
        <p className={classes["figure"]}>
          <span className={classes["label"]}>{chance.label}</span>
          <span className={classes["percent"]}>{formatValue(chance.value, wording)}</span>
        </p>
        <div className={classes["dots"]} aria-hidden="true">
          {TEN.map((index) => (
            <span key={index} className={classes["dot"]} data-filled={index < tenths || undefined} />
          ))}
        </div>
        {verdict !== undefined && <VerdictMark verdict={verdict} />}
      </div>
    </div>
  );
}

function VerdictMark({ verdict: { tone, text } }: { verdict: Verdict }) {
  return (
    <p className={classes["verdict"]} data-tone={tone}>
      <svg viewBox="0 0 20 20" className={classes["icon"]} aria-hidden="true">
        <path d={VERDICT_ICONS[tone]} />
      </svg>
      {text}
    </p>
  );
}
