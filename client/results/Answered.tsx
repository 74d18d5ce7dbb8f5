import { type ReactNode, useEffect, useState } from "react";
import { RetryNotice } from "#client/components/RetryNotice.tsx";
import classes from "./Answered.module.css";

interface AnsweredProps<Q extends object, A> {
  /** The same object until something else is asked. */
  readonly question: Q;
  /** The same function for every question. */
  readonly ask: (question: Q, signal: AbortSignal) => Promise<A>;
  readonly texts: { readonly pending: string; readonly failed: string; readonly again: string };
  /** Returns the answer in a sentence or two, which is read aloud. */
  readonly summary: (answer: A) => ReactNode;
  readonly children: (answer: A) => ReactNode;
}

/** The answer to a question about a plan. An earlier one stays, dimmed, until the newer arrives. */
export function Answered<Q extends object, A>(props: AnsweredProps<Q, A>) {
  const { question, ask, texts, summary, children } = props;
  const [answered, setAnswered] = useState<{ readonly question: Q; readonly answer: A }>();
  const [failed, setFailed] = useState<Q>();
  const isCurrent = answered?.question === question;
  const hasFailed = failed === question;
  useEffect(() => {
    if (isCurrent || hasFailed) return;
    const abort = new AbortController();
    ask(question, abort.signal)
      .then((answer) => setAnswered({ question, answer }))
      .catch(() => {
        if (!abort.signal.aborted) setFailed(question);
      });
    return () => abort.abort();
  }, [question, ask, isCurrent, hasFailed]);
  const answer = hasFailed ? undefined : answered?.answer;
  return (
    <div
      className={classes["answered"]}
      data-outdated={(answer !== undefined && !isCurrent) || undefined}
      aria-busy={!isCurrent && !hasFailed}
    >
      {/* Always there: a region that comes with its text is not read aloud. */}
      <p role="status" className={classes["summary"]} data-pending={answer === undefined || undefined}>
        {answer === undefined ? !hasFailed && texts.pending : summary(answer)}
      </p>
      {hasFailed && (
        <RetryNotice text={texts.failed} button={texts.again} onClick={() => setFailed(undefined)} />
      )}
      {answer !== undefined && children(answer)}
    </div>
  );
}
