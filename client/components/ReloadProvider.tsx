import { createContext, type ReactNode, use } from "react";
import { reloadWithNote } from "./reload-note.ts";

const ReloadContext = createContext(() => reloadWithNote({}));

interface ReloadProviderProps {
  /** Returns the note for the page after the reload. */
  readonly makeNote: () => object;
  readonly children: ReactNode;
}

/** Lets components below reload the page and keep what was entered. */
export function ReloadProvider({ makeNote, children }: ReloadProviderProps) {
  return <ReloadContext value={() => reloadWithNote(makeNote())}>{children}</ReloadContext>;
}

export function useReload(): () => void {
  return use(ReloadContext);
}
