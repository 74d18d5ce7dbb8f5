import { useSyncExternalStore } from "react";
import type { Session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

/** Returns a part of a session's state, and draws again when it changes. @param select returns the same value until then */
export function useSession<D extends object, F, P, R, I, T>(
  session: Session<D, F, P, R, I>,
  select: (state: SessionState<D, F, P, R, I>) => T,
): T {
  return useSyncExternalStore(session.subscribe, () => select(session.state()));
}
