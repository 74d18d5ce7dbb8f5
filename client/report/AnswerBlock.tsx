import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import classes from "./AnswerBlock.module.css";

const TEN = Array.from({ length: 10 }, (_, index) => index);

/** The answer, with ten dots of which as many are filled as futures go well. */
export function AnswerBlock({ block: { text, detail, chance, tenths } }: { block: Block<"answer"> }) {
  return (
    <div className={classes["answer"]}>
      <div className={classes["words"]}>
        <p className={classes["text"]}>{text}</p>
        <p className={classes["detail"]}>{detail}</p>
      </div>
      <div className={classes["chance"]}>
        <p className={classes["figure"]}>
          <span className={classes["label"]}>{chance.label}</span>
          <span className={classes["percent"]}>{formatValue(chance.value)}</span>
        </p>
        <div className={classes["dots"]} aria-hidden="true">
          {TEN.map((index) => (
            <span key={index} className={classes["dot"]} data-filled={index < tenths || undefined} />
          ))}
        </div>
      </div>
    </div>
  );
}
