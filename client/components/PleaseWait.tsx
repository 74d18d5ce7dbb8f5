import { Loader } from "@mantine/core";
import classes from "./PleaseWait.module.css";
import { useWording } from "./WordingProvider.tsx";

/** The loading indicator at the bottom right. The region stays, so that screen readers announce what enters it. */
export function PleaseWait({ isBusy }: { isBusy: boolean }) {
  const { shell } = useWording();
  return (
    <div role="status" className={classes["region"]}>
      {isBusy && (
        <div className={classes["indicator"]}>
          <Loader size={18} color="white" aria-hidden />
          {shell.pleaseWait}
        </div>
      )}
    </div>
  );
}
