import { useEffect, useState } from "react";
import looks from "#client/components/looks.module.css";
import { EXPLANATION_ID } from "#client/form/CalculatorLayout.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { ExplanationLine } from "#client/report/ExplanationLine.tsx";
import type { Explanation } from "#shared/report/report-document.ts";
import classes from "./FoldedExplanations.module.css";

/**
 * Explanations beside results: a line each, which opens on demand. They fold once they are out of sight. In sight they
 * would shorten the page, and its end would move under a hand that is about to press Continue.
 */
export function FoldedExplanations({ explanations }: { explanations: readonly Explanation[] }) {
  const [areFolded, setFolded] = useState(false);
  useEffect(() => {
    const place = document.getElementById(EXPLANATION_ID);
    if (place === null) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.at(-1)?.isIntersecting) return;
      setFolded(true);
      observer.disconnect();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  if (!areFolded) return <ExplanationCards explanations={explanations} />;
  return explanations.map((explanation) => (
    <div key={explanation.heading} className={`${looks["card"]} ${classes["line"]}`}>
      <ExplanationLine explanation={explanation} />
    </div>
  ));
}
