import { Link, matchPath, useLocation } from "react-router-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CALCULATOR_NAMES, CALCULATORS } from "#shared/calculators.ts";
import { pathIn } from "#shared/wording/languages.ts";
import classes from "./CalculatorLinks.module.css";

/** Every calculator as a link to its form. The one whose form is on this page is marked. */
export function CalculatorLinks() {
  const { titles, language } = useWording();
  const { pathname } = useLocation();
  return (
    <ul className={classes["links"]}>
      {CALCULATOR_NAMES.map((calculator) => {
        const [{ form }, ...others] = CALCULATORS[calculator].flows;
        const isHere = [...form, ...others.flatMap((flow) => flow.form)].some((path) =>
          matchPath(pathIn(language, path), pathname),
        );
        return (
          <li key={calculator}>
            <Link
              // Of several paths not the root, which leads elsewhere on the host of the education calculator.
              to={pathIn(language, form.at(-1) ?? form[0])}
              className={classes["link"]}
              aria-current={isHere ? "page" : undefined}
            >
              {titles[calculator]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
