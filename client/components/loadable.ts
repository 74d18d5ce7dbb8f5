import { useEffect, useState } from "react";

/** What a module holds: it is loaded once it is wanted, and there at once from then on. */
export interface Loadable<T> {
  readonly load: () => Promise<T>;
  /** Undefined until it was loaded. */
  readonly value: () => T | undefined;
}

export function loadable<T>(importValue: () => Promise<T>): Loadable<T> {
  let loaded: T | undefined;
  return {
    load: async () => {
      loaded = await importValue();
      return loaded;
    },
    value: () => loaded,
  };
}

interface Loaded<T> {
  readonly value?: T | undefined;
  readonly hasFailed: boolean;
}

/** What is loaded, once it is wanted; at once where something else had it loaded before. */
export function useLoaded<T>(wanted: Loadable<T>, isWanted: boolean): Loaded<T> {
  const [outcome, setOutcome] = useState<"loaded" | "failed">();
  const value = wanted.value();
  const isMissing = value === undefined;
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isLeft = false;
    const tell = (next: "loaded" | "failed") => {
      if (!isLeft) setOutcome(next);
    };
    wanted.load().then(
      () => tell("loaded"),
      () => tell("failed"),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, isWanted, isMissing]);
  return { value, hasFailed: isMissing && outcome === "failed" };
}
