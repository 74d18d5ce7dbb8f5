import { useWording } from "#client/components/WordingProvider.tsx";
import { NoticePage } from "./NoticePage.tsx";

/** Stands at every path whose page is still to come. */
export function PreparingPage() {
  const { preparing } = useWording();
  return <NoticePage {...preparing} />;
}
