import { useId, useMemo, useState } from "react";
import { calculateWith } from "#client/api/calculations.ts";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import type { Loadable } from "#client/components/loadable.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ForecastBlock } from "#client/report/ForecastBlock.tsx";
import type { CalculatedPlan } from "#client/session/session-state.ts";
import type { ResultContext } from "#shared/report/calculator-definition.ts";
import {
  FUTURES_CALCULATION,
  type FutureTermsOf,
  futuresForecast,
  futuresInWords,
} from "#shared/report/futures.ts";
import { shownMoney } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import { Answered } from "./Answered.tsx";
import classes from "./SingleFutures.module.css";

const askFutures = calculateWith(FUTURES_CALCULATION);

interface Question {
  readonly outcome: CalculatedPlan<object, unknown>;
  readonly terms: Loadable<FutureTermsOf<never, never>>;
}

/** Returns the scenarios of a plan, with the code that words them and the result that they belong to. */
async function ask({ outcome, terms }: Question, signal: AbortSignal) {
  const [futures, termsOf] = await Promise.all([askFutures(outcome.plan, signal), terms.load()]);
  return { futures, termsOf, outcome };
}

interface SingleFuturesProps extends Question {
  /** The forecast of the plan, in the money that is shown. */
  readonly forecast: Block<"forecast">;
  readonly context: ResultContext<never>;
}

/** Ten scenarios of a plan, as lines and in words. One at a time is picked, by its number or at its line: the line is dotted, its words are marked. */
export function SingleFutures({ outcome, terms, forecast, context }: SingleFuturesProps) {
  const wording = useWording();
  const { futures: texts } = wording.results;
  const id = useId();
  const [picked, setPicked] = useState(0);
  const question = useMemo(() => ({ outcome, terms }), [outcome, terms]);
  const money = shownMoney(context.view);
  const tell = ({ futures, termsOf, outcome: { plan, result } }: Awaited<ReturnType<typeof ask>>) => {
    const told = termsOf(plan as never, result as never, context.start, wording);
    return {
      words: futuresInWords(futures, told, money, wording),
      chart: futuresForecast(forecast, futures, told, picked, money, wording),
    };
  };
  return (
    <Answered question={question} ask={ask} texts={texts} summary={(answer) => tell(answer).words.answer}>
      {(answer) => {
        const {
          words: { notes, futures },
          chart,
        } = tell(answer);
        return (
          <>
            {notes.map((note) => (
              <p key={note} className={looks["small"]}>
                {note}
              </p>
            ))}
            <ForecastBlock block={chart} onFuture={setPicked} />
            <div className={classes["choose"]}>
              <ChoiceField
                label={texts.choose}
                binding={{ id, value: picked, onChange: setPicked, onBlur: () => {}, error: undefined }}
                choices={futures.map(({ name }, index) => ({ value: index, label: String(index + 1), name }))}
                look="segments"
              />
            </div>
            <ol className={`${looks["list"]} ${classes["futures"]}`}>
              {futures.map(({ name, text }, index) => (
                <li key={name} className={classes["future"]} aria-current={index === picked || undefined}>
                  <p className={classes["name"]}>{name}</p>
                  <p className={looks["small"]}>{text}</p>
                </li>
              ))}
            </ol>
          </>
        );
      }}
    </Answered>
  );
}
