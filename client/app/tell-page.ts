import { createContext, use, useEffect } from "react";
import type { PageName } from "#client/embed/messages.ts";

/** Tells the host page which page is drawn and how high it is. @returns a function that ends it */
export type TellPage = (page: PageName) => () => void;

/** Unset without a host page, and until it has introduced itself. */
export const TellPageContext = createContext<TellPage | undefined>(undefined);

/** Reports to the host page the height of this one and, once it is drawn, the name of the calculator page. */
export function useTellingHostPage(page: PageName): void {
  const tellPage = use(TellPageContext);
  useEffect(() => tellPage?.(page), [tellPage, page]);
}
