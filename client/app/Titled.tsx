import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Wording } from "#shared/wording/wording.ts";
import { useTellingHostPage } from "./use-telling-host-page.ts";

/** A page with its title; one that was not reached by Back or Forward starts at its top, with its heading read. */
export function Titled({ title, children }: { title: keyof Wording["titles"]; children: ReactNode }) {
  const { titles } = useWording();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    document.title = titles[title];
  }, [titles, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step from page to page is one at every new path.
  useEffect(() => {
    if (navigation !== "PUSH") return;
    window.scrollTo(0, 0);
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
  }, [navigation, pathname]);
  useTellingHostPage();
  return children;
}
