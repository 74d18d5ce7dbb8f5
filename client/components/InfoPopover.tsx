import { ActionIcon, Popover } from "@mantine/core";
import { memo, useId, useState } from "react";
import classes from "./InfoPopover.module.css";
import looks from "./looks.module.css";
import { useEscape } from "./use-escape.ts";

interface InfoPopoverProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** An i button that explains the content beside it. */
export const InfoPopover = memo(function InfoPopover({ label, title, text }: InfoPopoverProps) {
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  useEscape(() => setOpened(false));
  return (
    // In place, not at the end of the page, so that it is read next and stays within its landmark.
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(320px, 100vw - 32px)"
      position="top-start"
      withArrow
      shadow="md"
      withRoles={false}
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon
          className={classes["button"]}
          variant="subtle"
          size={26}
          radius="xl"
          aria-label={label}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <svg viewBox="0 0 20 20" className={`${looks["icon"]} ${classes["icon"]}`} aria-hidden="true">
            <circle cx="10" cy="10" r="8" />
            <path d="M10 9.5V14M10 6.2v.1" />
          </svg>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div role="note" aria-labelledby={titleId}>
          <p id={titleId} className={classes["title"]}>
            {title}
          </p>
          <p className={looks["muted"]}>{text}</p>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
});
