import { NoticeLink, NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";

/** Stands where a plan would be told that is not there. */
export function MissingPlan({ formPath }: { formPath: string }) {
  const { heading, text, link } = useWording().summary.missing;
  return (
    <NoticePage heading={heading} text={text}>
      <NoticeLink to={formPath}>{link}</NoticeLink>
    </NoticePage>
  );
}
