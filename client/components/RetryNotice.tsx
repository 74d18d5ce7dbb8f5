import { Button } from "@mantine/core";
import classes from "./RetryNotice.module.css";

interface RetryNoticeProps {
  readonly text: string;
  readonly button: string;
  readonly onClick: () => void;
}

/** Says that something could not be loaded, and offers a remedy. */
export function RetryNotice({ text, button, onClick }: RetryNoticeProps) {
  return (
    <div role="alert" className={classes["notice"]}>
      <p>{text}</p>
      <Button variant="default" onClick={onClick}>
        {button}
      </Button>
    </div>
  );
}
