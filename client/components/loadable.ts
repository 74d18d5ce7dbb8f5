import { useEffect, useState } from "react";

/** Value of a module that loads on demand, and is available at once from then on. */
export interface Loadable<T> {
  readonly load: () => Promise<T>;
  readonly value: () => T | undefined;
}

export function loadable<T>(importValue: () => Promise<T>): Loadable<T> {
  let loaded: T | undefined;
  return {
    load: async () => {
      loaded ??= await importValue();
      return loaded;
    },
    value: () => loaded,
  };
}

/** Loads a value once it is wanted; returns it at once if it was loaded before. */
export function useLoaded<T>(wanted: Loadable<T>, isWanted: boolean) {
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
