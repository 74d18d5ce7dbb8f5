import { NoticeLink, NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { HOME } from "./paths.ts";

export function NotFoundPage() {
  const { heading, text, link } = useWording().notFound;
  return (
    <NoticePage heading={heading} text={text}>
      <NoticeLink to={HOME}>{link}</NoticeLink>
    </NoticePage>
  );
}
