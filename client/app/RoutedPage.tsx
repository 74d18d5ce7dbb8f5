import { useDidUpdate, useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { ReloadProvider } from "#client/components/ReloadProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { keepFormForReload } from "#client/form/form-memory.ts";
import { readPath } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { FailedPage } from "./FailedPage.tsx";
import { useTellingHostPage } from "./HostPageProvider.tsx";
import { pageNameOf } from "./page-name.ts";

/**
 * The page at a path: it has its title, and the page around it is told of it. One that is reached from another has its
 * heading read; it starts at its top, unless Back or Forward led there.
 */
export function RoutedPage({ title, children }: { title: keyof Wording["titles"]; children: ReactNode }) {
  const { titles, pageTitles } = useWording();
  const { path } = readPath(useLocation().pathname);
  const navigation = useNavigationType();
  useDocumentTitle(pageTitles[pageNameOf(path)]({ title: titles[title] }));
  useDidUpdate(() => {
    if (navigation === "PUSH") window.scrollTo(0, 0);
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [path]);
  useTellingHostPage(pageNameOf(path));
  const calculator = title === "notFound" ? undefined : title;
  return (
    <ReloadProvider makeNote={() => (calculator === undefined ? {} : keepFormForReload(calculator))}>
      <LoadBoundary of={path} fallback={<FailedPage calculator={calculator} />}>
        {children}
      </LoadBoundary>
    </ReloadProvider>
  );
}
