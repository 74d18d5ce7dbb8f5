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

/** What is loaded, once it is wanted. */
export function useLoaded<T>(wanted: Loadable<T>, isWanted: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(() => ({ value: wanted.value(), hasFailed: false }));
  const isMissing = loaded.value === undefined;
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isLeft = false;
    const keep = (next: Loaded<T>) => {
      if (!isLeft) setLoaded(next);
    };
    wanted.load().then(
      (value) => keep({ value, hasFailed: false }),
      () => keep({ hasFailed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, isWanted, isMissing]);
  return loaded;
}
