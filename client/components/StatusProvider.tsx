import { createContext, type ReactNode, use, useState } from "react";
import { ErrorModal, type Failure } from "./ErrorModal.tsx";
import { PleaseWait } from "./PleaseWait.tsx";
import { reloadNote } from "./reload-note.ts";

interface Status {
  /** Shows Please Wait until the returned function is called. */
  readonly begin: () => () => void;
  /** Opens the error modal, unless it led to a reload and nothing succeeded since. @returns whether it is open */
  readonly fail: (failure: Failure) => boolean;
  /** Reports a success. */
  readonly recover: () => void;
}

const StatusContext = createContext<Status | undefined>(undefined);

/** Shows on every page that work is in progress, or that it failed. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [status] = useState<Status>(() => {
    let hasReloaded = reloadNote() !== undefined;
    return {
      begin: () => {
        setRunning((count) => count + 1);
        return () => setRunning((count) => count - 1);
      },
      fail: (failure) => {
        if (!hasReloaded) setFailure(failure);
        return !hasReloaded;
      },
      recover: () => {
        hasReloaded = false;
      },
    };
  });
  return (
    <StatusContext value={status}>
      {children}
      <PleaseWait isBusy={running > 0} />
      {failure !== undefined && <ErrorModal {...failure} />}
    </StatusContext>
  );
}

export function useStatus(): Status {
  const status = use(StatusContext);
  if (status === undefined) throw new Error("useStatus needs a StatusProvider above it");
  return status;
}
