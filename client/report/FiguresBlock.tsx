import { type RefObject, useEffect, useRef, useState } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./FiguresBlock.module.css";
import { ForecastFigures } from "./ForecastFigures.tsx";

/** The forecast as a table, for who wants to know every year. */
export function FiguresBlock({ block }: { block: Block<"figures"> }) {
  const { results } = useWording();
  const { title, note } = block;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWider(frame);
  const label = `${title} · ${note}`;
  return (
    <Disclosure summary={results.table}>
      <p className={classes["title"]}>{label}</p>
      <div
        ref={frame}
        className={classes["figures"]}
        data-wide={isWide || undefined}
        // What scrolls has to be reached by keyboard; what does not is no stop of the Tab key.
        {...(isWide && { role: "region", "aria-label": label, tabIndex: 0 })}
      >
        <ForecastFigures block={block} />
      </div>
    </Disclosure>
  );
}

/** Whether what a frame holds is wider than it, as large amounts are on a small phone. */
function useIsWider(frame: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const { current } = frame;
    const content = current?.firstElementChild;
    if (!current || !content) return;
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return isWider;
}
