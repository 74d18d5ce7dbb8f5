import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isReachable } from "#client/api/is-reachable.ts";
import { loadWording } from "#client/components/load-wording.ts";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { losesOnReload } from "#client/form/form-memory.ts";
import { keepingDrafts } from "#client/form/history-draft.ts";
import { directionOf, type Language, pathIn, readPath } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { calculatorOnPage, reloadWithForm } from "./reload-with-form.ts";

interface LanguageSwitching {
  /** Changes the language of the page. */
  readonly switchLanguage: (language: Language) => void;
  /** Set where that could not be done, and was not done by loading the page again. */
  readonly failure?: LanguageFailure | undefined;
}

interface LanguageFailure {
  /** Whether the page would have to be loaded again, and lose something; else the site could not be reached. */
  readonly losesSomething: boolean;
  /** Does all the same what loses something, or tries again. */
  readonly goOn: () => void;
}

const SwitchingContext = createContext<LanguageSwitching>({
  switchLanguage: (language) =>
    window.location.assign(pathIn(language, readPath(window.location.pathname).path)),
});

/**
 * The language that a visit goes on in, at first that of its address. Pages stay as they are when it changes, with all
 * that was entered, and the address follows; so it does where Back leads to a page that was seen in another language.
 */
export function LanguageProvider({ initial, children }: { initial: Wording; children: ReactNode }) {
  const [wording, setWording] = useState(initial);
  const { language } = wording;
  useAddressIn(language);
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <SwitchingContext value={useSwitching(setWording)}>
      <WordingProvider wording={wording}>{children}</WordingProvider>
    </SwitchingContext>
  );
}

export function useLanguageSwitching(): LanguageSwitching {
  return use(SwitchingContext);
}

/** Where the texts of a language cannot be loaded, as a new version has come, the page is loaded again in that language. */
function useSwitching(setWording: (wording: Wording) => void): LanguageSwitching {
  const { pathname } = useLocation();
  const [failed, setFailed] = useState<LanguageFailure & { readonly pathname: string }>();
  const fail = (losesSomething: boolean, goOn: () => void) =>
    setFailed({ losesSomething, goOn, pathname: window.location.pathname });
  const reload = async (language: Language) => {
    if (await isReachable()) reloadIn(language);
    else fail(false, () => switchLanguage(language));
  };
  const switchLanguage = async (language: Language) => {
    setFailed(undefined);
    try {
      setWording(await loadWording(language));
    } catch {
      if (losesOnReload(calculatorOnPage())) fail(true, () => reload(language));
      else await reload(language);
    }
  };
  return { switchLanguage, failure: failed?.pathname === pathname ? failed : undefined };
}

/** Loads the page again in a language, with what was entered. */
function reloadIn(language: Language): void {
  const { pathname, search, hash } = window.location;
  reloadWithForm(`${pathIn(language, readPath(pathname).path)}${search}${hash}`);
}

function useAddressIn(language: Language): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const shown = readPath(pathname);
  const isOther = shown.language !== language;
  const target = `${pathIn(language, shown.path)}${search}${hash}`;
  // With the page that is drawn anew: a step that the visitor takes after that is not overtaken.
  useLayoutEffect(() => {
    if (isOther) keepingDrafts(() => navigate(target, { replace: true, state }));
  }, [isOther, target, state, navigate]);
}
