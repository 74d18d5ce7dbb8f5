import { Button } from "@mantine/core";
import looks from "#client/components/looks.module.css";

interface LeadOnProps {
  readonly title: string;
  readonly note: string;
  /** Words of the button. */
  readonly go: string;
  readonly onGo: () => void;
}

/** A way from a result to another calculator, with what goes along. */
export function LeadOn({ title, note, go, onGo }: LeadOnProps) {
  return (
    <section className={looks["ending"]}>
      <h3 className={looks["endingTitle"]}>{title}</h3>
      <p className={`${looks["small"]} ${looks["muted"]}`}>{note}</p>
      <div>
        <Button
          size="sm"
          variant="light"
          classNames={{ root: looks["longButton"], label: looks["longLabel"] }}
          onClick={onGo}
        >
          {go}
        </Button>
      </div>
    </section>
  );
}
