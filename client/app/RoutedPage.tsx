import { useDidUpdate, useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { ReloadContext, reloadWithNote } from "#client/components/reload-note.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldOfStep, focusField } from "#client/form/FieldLinks.tsx";
import { noteForReload } from "#client/session/sessions.ts";
import { readPath } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { FailedPage } from "./FailedPage.tsx";
import { calculatorAt, pageNameOf } from "./page-name.ts";
import { useTellingHostPage } from "./tell-page.ts";

/**
 * The page at a path, with its title. It starts at its top, and a screen reader reads its heading, if the visitor came
 * from another page, unless Back or Forward led there, or the step leads into a field.
 */
export function RoutedPage({ title, children }: { title: keyof Wording["titles"]; children: ReactNode }) {
  const { titles, pageTitles } = useWording();
  const { pathname, state } = useLocation();
  const { path } = readPath(pathname);
  const navigation = useNavigationType();
  useDocumentTitle(pageTitles[pageNameOf(path)]({ title: titles[title] }));
  useDidUpdate(() => {
    const isStep = navigation === "PUSH";
    const field = isStep ? fieldOfStep(state) : undefined;
    if (isStep) window.scrollTo(0, 0);
    if (field !== undefined) focusField(field);
    else document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [path]);
  useTellingHostPage(pageNameOf(path));
  const calculator = calculatorAt(path);
  return (
    <ReloadContext value={() => reloadWithNote(calculator === undefined ? {} : noteForReload(calculator))}>
      <LoadBoundary of={path} fallback={<FailedPage calculator={calculator} />}>
        {children}
      </LoadBoundary>
    </ReloadContext>
  );
}
