import { matchPath, useLocation } from "react-router-dom";
import looks from "#client/components/looks.module.css";
import { PageLink } from "#client/components/PageLink.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { beginningOf, CALCULATOR_NAMES, startPaths } from "#shared/calculators.ts";
import { pathIn } from "#shared/wording/languages.ts";
import classes from "./CalculatorLinks.module.css";

/** Links to the start of every calculator. The one whose form is on this page is marked. */
export function CalculatorLinks() {
  const { titles, language } = useWording();
  const { pathname } = useLocation();
  return (
    <ul className={`${looks["list"]} ${classes["links"]}`}>
      {CALCULATOR_NAMES.map((calculator) => {
        const isHere = startPaths(calculator).some((path) => matchPath(pathIn(language, path), pathname));
        return (
          <li key={calculator}>
            <PageLink
              to={pathIn(language, beginningOf(calculator))}
              className={classes["link"]}
              aria-current={isHere ? "page" : undefined}
            >
              {titles[calculator]}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
