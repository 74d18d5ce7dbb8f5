import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { pageNameOf } from "./page-name.ts";
import { useTellingHostPage } from "./use-telling-host-page.ts";

/**
 * A page with its title. One that is reached from another has its heading read; it starts at its top, unless Back or
 * Forward led there.
 */
export function Titled({ title, children }: { title: keyof Wording["titles"]; children: ReactNode }) {
  const { titles, pageTitles } = useWording();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);
  useEffect(() => {
    document.title = fill(pageTitles[pageNameOf(pathname)], { title: titles[title] });
  }, [titles, pageTitles, title, pathname]);
  useEffect(() => {
    if (pathname === shownPath.current) return;
    shownPath.current = pathname;
    if (navigation === "PUSH") window.scrollTo(0, 0);
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [navigation, pathname]);
  useTellingHostPage();
  return children;
}
