import { createContext, type ReactNode, use } from "react";
import { reloadWithNote } from "./reload-note.ts";

const ReloadContext = createContext(() => reloadWithNote({}));

interface ReloadProviderProps {
  /** Makes the note that the page is to find after the reload. */
  readonly makeNote: () => object;
  readonly children: ReactNode;
}

/** Lets what is below load the page again, with what was entered. */
export function ReloadProvider({ makeNote, children }: ReloadProviderProps) {
  return <ReloadContext value={() => reloadWithNote(makeNote())}>{children}</ReloadContext>;
}

export function useReload(): () => void {
  return use(ReloadContext);
}
