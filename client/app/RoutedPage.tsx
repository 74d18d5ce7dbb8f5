import { useDidUpdate, useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { useTellingHostPage } from "./HostPageProvider.tsx";
import { pageNameOf } from "./page-name.ts";

/**
 * The page at a path: it has its title, and the page around it is told of it. One that is reached from another has its
 * heading read; it starts at its top, unless Back or Forward led there.
 */
export function RoutedPage({ title, children }: { title: keyof Wording["titles"]; children: ReactNode }) {
  const { titles, pageTitles } = useWording();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useDocumentTitle(fill(pageTitles[pageNameOf(pathname)], { title: titles[title] }));
  useDidUpdate(() => {
    if (navigation === "PUSH") window.scrollTo(0, 0);
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [pathname]);
  useTellingHostPage();
  return children;
}
