import { useSyncExternalStore } from "react";
import type { Session, SessionState } from "./session.ts";

/** Returns a part of a session's state, and draws again when it changes. @param select returns the same value until then */
export function useSession<D extends object, F, P, R, T>(
  session: Session<D, F, P, R>,
  select: (state: SessionState<D, F, P, R>) => T,
): T {
  return useSyncExternalStore(session.subscribe, () => select(session.state()));
}
