import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loadWording } from "#client/components/load-wording.ts";
import { reloadWithNote } from "#client/components/reload-note.ts";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { keepFormForReload } from "#client/form/form-memory.ts";
import { keepingDrafts } from "#client/form/history-draft.ts";
import { directionOf, type Language, pathIn, readPath } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { calculatorAt } from "./page-name.ts";

/** Changes the language of the page. @param href its path in that language, should the texts not be there */
type SwitchLanguage = (language: Language, href: string) => void;

const SwitchContext = createContext<SwitchLanguage>((_, href) => window.location.assign(href));

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
  const switchLanguage: SwitchLanguage = (next, href) => {
    // Where they cannot be loaded, as a new version has come, the page is, in that language and with what was entered.
    const reload = () => {
      const { pathname, search, hash } = window.location;
      const calculator = calculatorAt(readPath(pathname).path);
      const note = calculator === undefined ? {} : keepFormForReload(calculator);
      reloadWithNote(note, `${href}${search}${hash}`);
    };
    loadWording(next).then(setWording, reload);
  };
  return (
    <SwitchContext value={switchLanguage}>
      <WordingProvider wording={wording}>{children}</WordingProvider>
    </SwitchContext>
  );
}

export function useSwitchLanguage(): SwitchLanguage {
  return use(SwitchContext);
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
