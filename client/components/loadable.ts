import { startTransition, useEffect, useReducer, useState, useSyncExternalStore } from "react";

/** Value of a module that loads on demand, and is available at once from then on. */
export interface Loadable<T> {
  readonly load: () => Promise<T>;
  readonly value: () => T | undefined;
  /** Calls a listener each time the value has become available. @returns what ends that */
  readonly subscribe: (listener: () => void) => () => void;
}

export function loadable<T>(importValue: () => Promise<T>): Loadable<T> {
  let loaded: T | undefined;
  const listeners = new Set<() => void>();
  return {
    load: async () => {
      if (loaded !== undefined) return loaded;
      const value = await importValue();
      loaded = value;
      for (const listener of listeners) listener();
      return value;
    },
    value: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Loads a value once it is wanted; returns it at once if it was loaded before. */
export function useLoaded<T>(wanted: Loadable<T>, isWanted: boolean) {
  const { value: current, subscribe } = wanted;
  const value = useSyncExternalStore(subscribe, current, current);
  return { value, hasFailed: useLoading(wanted, isWanted) };
}

/** Does as `useLoaded`, for what draws most of a page anew: in a transition, so that input goes first. @returns the value */
export function useLoadedInTransition<T>(wanted: Loadable<T>, isWanted: boolean): T | undefined {
  const { value: current, subscribe } = wanted;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const value = current();
  const isMissing = value === undefined;
  useEffect(() => {
    const drawLater = () => startTransition(draw);
    // It may have come since this was drawn.
    if (isMissing && current() !== undefined) drawLater();
    return subscribe(drawLater);
  }, [current, subscribe, isMissing]);
  useLoading(wanted, isWanted);
  return value;
}

/** Loads a value once it is wanted. @returns whether it could not be loaded */
function useLoading<T>({ load, value: current }: Loadable<T>, isWanted: boolean): boolean {
  const [hasFailed, setFailed] = useState(false);
  const isMissing = current() === undefined;
  useEffect(() => {
    if (isWanted && isMissing) load().catch(() => setFailed(true));
  }, [load, isWanted, isMissing]);
  return isMissing && hasFailed;
}
