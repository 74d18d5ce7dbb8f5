import { createContext, type ReactNode, use } from "react";
import type { Wording } from "#shared/wording/wording.ts";

const WordingContext = createContext<Wording | undefined>(undefined);

/** Gives every component below it the texts of one language. */
export function WordingProvider({ wording, children }: { wording: Wording; children: ReactNode }) {
  return <WordingContext value={wording}>{children}</WordingContext>;
}

/** The texts of the visitor's language. */
export function useWording(): Wording {
  const wording = use(WordingContext);
  if (wording === undefined) throw new Error("useWording needs a WordingProvider above it");
  return wording;
}
