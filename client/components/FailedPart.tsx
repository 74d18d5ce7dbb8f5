import { Button } from "@mantine/core";
import classes from "./FailedPart.module.css";
import { useReload } from "./ReloadProvider.tsx";
import { useWording } from "./WordingProvider.tsx";

/** Stands where a part of a page could not be loaded, and offers to load the page again. */
export function FailedPart() {
  const { notLoaded } = useWording();
  const reload = useReload();
  return (
    <div role="alert" className={classes["failed"]}>
      <p>{notLoaded.part}</p>
      <Button variant="default" onClick={reload}>
        {notLoaded.again}
      </Button>
    </div>
  );
}
