import { useReload } from "./ReloadProvider.tsx";
import { RetryNotice } from "./RetryNotice.tsx";
import { useWording } from "./WordingProvider.tsx";

/** Stands where a part of a page could not be loaded, and offers to load the page again. */
export function FailedPart() {
  const { notLoaded } = useWording();
  return <RetryNotice text={notLoaded.part} button={notLoaded.again} onClick={useReload()} />;
}
