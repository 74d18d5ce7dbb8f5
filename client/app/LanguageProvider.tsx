import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isReachable } from "#client/api/transport.ts";
import { loadWording } from "#client/components/load-wording.ts";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { keepingDrafts } from "#client/session/history-draft.ts";
import { losesOnReload } from "#client/session/sessions.ts";
import { directionOf, type Language, pathIn, readPath } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { calculatorOnPage, reloadWithForm } from "./reload-with-form.ts";

interface LanguageSwitching {
  readonly switchLanguage: (language: Language) => void;
  /** Set if switching failed and the page was not reloaded instead. */
  readonly failure?: LanguageFailure | undefined;
}

interface LanguageFailure {
  /** True if the page would have to be reloaded and would lose something; false if the site could not be reached. */
  readonly losesSomething: boolean;
  /** Reloads despite the loss, or tries again. */
  readonly goOn: () => void;
}

const SwitchingContext = createContext<LanguageSwitching>({
  switchLanguage: (language) =>
    window.location.assign(pathIn(language, readPath(window.location.pathname).path)),
});

/** Provides the language of the visit, at first that of its address, which follows it. What was entered stays. */
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

/** Switches languages. If texts do not load because a new version is out, the page reloads in the language. */
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

/** Reloads the page in a language and keeps what was entered. */
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
  // In the same commit as the redrawn page, so that it does not overtake a later step of the visitor.
  useLayoutEffect(() => {
    if (isOther) keepingDrafts(() => navigate(target, { replace: true, state }));
  }, [isOther, target, state, navigate]);
}
