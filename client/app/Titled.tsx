import { type ReactNode, useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Wording } from "#shared/wording/wording.ts";

/** A page with its title; a page that was not reached by Back or Forward starts at its top. */
export function Titled({ title, children }: { title: keyof Wording["titles"]; children: ReactNode }) {
  const { titles } = useWording();
  const navigation = useNavigationType();
  useEffect(() => {
    document.title = titles[title];
  }, [titles, title]);
  useEffect(() => {
    if (navigation === "PUSH") window.scrollTo(0, 0);
  }, [navigation]);
  return children;
}
