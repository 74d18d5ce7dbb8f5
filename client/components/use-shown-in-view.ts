import { useDidUpdate } from "@mantine/hooks";
import { type RefObject, useRef } from "react";

/** Brings an element into view once something in it has been shown. */
export function useShownInView<E extends HTMLElement>(isShown: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useDidUpdate(() => {
    if (isShown) element.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return element;
}
