import looks from "#client/components/looks.module.css";
import { NoticeLink, NoticeMark, NoticePage } from "#client/components/NoticePage.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLinks } from "#client/form/CalculatorLinks.tsx";
import { pathIn } from "#shared/wording/languages.ts";
import classes from "./NotFoundPage.module.css";
import { HOME } from "./paths.ts";

export function NotFoundPage() {
  const { notFound, language } = useWording();
  const { heading, text, link } = notFound;
  return (
    <NoticePage
      mark={
        <NoticeMark>
          <circle cx="29" cy="29" r="11" />
          <path d="m37.5 37.5 9 9M25 29h8" />
        </NoticeMark>
      }
      heading={heading}
      text={text}
    >
      <NoticeLink to={pathIn(language, HOME)}>{link}</NoticeLink>
      <div className={`${looks["card"]} ${classes["calculators"]}`}>
        <CalculatorLinks />
      </div>
    </NoticePage>
  );
}
