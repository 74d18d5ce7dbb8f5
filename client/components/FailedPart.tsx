import { useReload } from "./ReloadProvider.tsx";
import { RetryNotice } from "./RetryNotice.tsx";
import { useWording } from "./WordingProvider.tsx";

interface FailedPartProps {
  /** Text to read before the page is loaded again. */
  readonly note?: string | undefined;
}

/** Replaces a part of a page that could not be loaded, and offers to load the page again. */
export function FailedPart({ note }: FailedPartProps) {
  const { notLoaded } = useWording();
  const text = note === undefined ? notLoaded.part : `${notLoaded.part} ${note}`;
  return <RetryNotice text={text} button={notLoaded.again} onClick={useReload()} />;
}
