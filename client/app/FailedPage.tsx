import { Button } from "@mantine/core";
import { use, useEffect, useEffectEvent } from "react";
import { isReachable } from "#client/api/transport.ts";
import { NoticeMark, NoticePage } from "#client/components/NoticePage.tsx";
import { ReloadContext, reloadNote } from "#client/components/reload-note.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { losesOnReload } from "#client/session/sessions.ts";
import type { Calculator } from "#shared/calculators.ts";

/**
 * Replaces a page that could not be loaded. It reloads once by itself, unless that would lose entries or the site
 * cannot be reached. @param calculator of the page: its form outlives the reload
 */
export function FailedPage({ calculator }: { calculator: Calculator | undefined }) {
  const { notLoaded } = useWording();
  const reload = use(ReloadContext);
  const losesSomething = losesOnReload(calculator);
  const reloadByItself = useEffectEvent(async (signal: AbortSignal) => {
    if (losesSomething || reloadNote() !== undefined) return;
    if ((await isReachable()) && !signal.aborted) reload();
  });
  useEffect(() => {
    const abort = new AbortController();
    reloadByItself(abort.signal);
    return () => abort.abort();
  }, []);
  return (
    <NoticePage
      mark={
        <NoticeMark>
          <path d="M44 26a14 14 0 1 0 2 9M46 18v9h-9" />
        </NoticeMark>
      }
      heading={notLoaded.heading}
      text={notLoaded.text}
      note={losesSomething && <p>{notLoaded.loses}</p>}
    >
      <Button size="md" onClick={reload}>
        {notLoaded.again}
      </Button>
    </NoticePage>
  );
}
