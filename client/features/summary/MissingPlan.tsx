import { NoticeLink, NoticeMark, NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";

/** Replaces the content of a page whose plan is missing. */
export function MissingPlan({ formPath }: { formPath: string }) {
  const { heading, text, link } = useWording().summary.missing;
  return (
    <NoticePage
      mark={
        <NoticeMark>
          <path d="M22 15h13l8 8v26H22zM35 15v8h8M28 33h9M28 40h5" />
        </NoticeMark>
      }
      heading={heading}
      text={text}
    >
      <NoticeLink to={formPath}>{link}</NoticeLink>
    </NoticePage>
  );
}
