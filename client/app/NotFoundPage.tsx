import { useWording } from "#client/components/WordingProvider.tsx";
import { NoticePage } from "./NoticePage.tsx";

export function NotFoundPage() {
  const { notFound } = useWording();
  return <NoticePage {...notFound} />;
}
