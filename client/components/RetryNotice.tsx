import { Button } from "@mantine/core";
import { use } from "react";
import looks from "./looks.module.css";
import classes from "./RetryNotice.module.css";
import { ReloadContext } from "./reload-note.ts";
import { useWording } from "./WordingProvider.tsx";

interface RetryNoticeProps {
  readonly text: string;
  readonly button: string;
  readonly onClick: () => void;
}

/** Says that something could not be loaded, and offers a remedy. */
export function RetryNotice({ text, button, onClick }: RetryNoticeProps) {
  return (
    <div role="alert" className={`${looks["wrap"]} ${classes["notice"]}`}>
      <p>{text}</p>
      <Button variant="default" onClick={onClick}>
        {button}
      </Button>
    </div>
  );
}

/** Replaces a part of a page that could not be loaded, and offers to load the page again. @param note to read before */
export function FailedPart({ note }: { note?: string | undefined }) {
  const { notLoaded } = useWording();
  const text = note === undefined ? notLoaded.part : `${notLoaded.part} ${note}`;
  return <RetryNotice text={text} button={notLoaded.again} onClick={use(ReloadContext)} />;
}
