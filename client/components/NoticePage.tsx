import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import looks from "./looks.module.css";
import classes from "./NoticePage.module.css";
import { PageHeading } from "./PageHeading.tsx";
import { PageLink } from "./PageLink.tsx";

interface NoticePageProps {
  readonly mark: ReactNode;
  readonly heading: string;
  readonly text: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A page that shows only a few words and the next step. */
export function NoticePage({ mark, heading, text, note, children }: NoticePageProps) {
  return (
    <section className={classes["notice"]}>
      {mark}
      <PageHeading heading={heading} lead={text} />
      {note}
      <div className={classes["actions"]}>{children}</div>
    </section>
  );
}

/** The only way on from a page. */
export function NoticeLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={PageLink} to={to} size="md">
      {children}
    </Button>
  );
}

interface NoticeMarkProps {
  readonly tone?: "calm" | "failed";
  /** Lines on a square of 64 by 64. */
  readonly children: ReactNode;
}

/** A drawing in a circle above the words of a notice, which say the same. */
export function NoticeMark({ tone = "calm", children }: NoticeMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={`${looks["icon"]} ${classes["mark"]}`}
      data-tone={tone}
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="32" className={classes["ground"]} />
      {children}
    </svg>
  );
}
