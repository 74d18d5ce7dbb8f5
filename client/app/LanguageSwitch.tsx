import type { MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { directionOf, LANGUAGE_NAMES, LANGUAGES, pathIn, readPath } from "#shared/wording/languages.ts";
import { useLanguageSwitching } from "./LanguageProvider.tsx";
import classes from "./LanguageSwitch.module.css";

/** Link to the same page in another language, named in that language. Everything that was entered stays. */
export function LanguageSwitch() {
  const { language: current } = useWording();
  const { path } = readPath(useLocation().pathname);
  const { switchLanguage } = useLanguageSwitching();
  return LANGUAGE_NAMES.filter((language) => language !== current).map((language, position) => {
    const href = pathIn(language, path);
    const click = (event: MouseEvent) => {
      // Nothing was entered in another tab or window: there it opens like any link.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      switchLanguage(language);
    };
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the link that was pressed stays, and keeps the focus.
        key={position}
        href={href}
        hrefLang={language}
        lang={language}
        dir={directionOf(language)}
        className={classes["switch"]}
        onClick={click}
      >
        {LANGUAGES[language].name}
      </a>
    );
  });
}
