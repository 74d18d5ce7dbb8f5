import "./fonts.css";
import "virtual:theme-variables.css";
import "./mantine.css";
import "./base.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { isReachable } from "#client/api/transport.ts";
import { loadWording } from "#client/components/load-wording.ts";
import { reloadNote, reloadWithNote } from "#client/components/reload-note.ts";
import { openAddressedPlan } from "#client/plans/plan-address.ts";
import { readPath } from "#shared/wording/languages.ts";
import { App } from "./App.tsx";
import arabicFonts from "./arabic-fonts.css?url";
import { isFramed, keepMessages, type Messages } from "./framed.ts";

/** Loads what connects the pages with the page around them. */
async function loadHost(messages: Messages) {
  return (await import("./HostPageProvider.tsx")).connectHostPage(messages);
}

/** Reloads a page whose texts did not load: without a reload, browsers do not request them again. */
async function reloadOnce(): Promise<never> {
  if (reloadNote() === undefined && (await isReachable())) reloadWithNote({});
  return new Promise(() => {});
}

/** Requests the Arabic faces after the first paint, which they would delay; until then the visitor's font is used. */
function loadArabicFontsAfterPaint(): void {
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    const styles = document.createElement("link");
    styles.rel = "stylesheet";
    styles.href = arabicFonts;
    document.head.append(styles);
  }).observe({ type: "paint", buffered: true });
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with the id root");
loadArabicFontsAfterPaint();
// From the start, so that no host page introduces itself before anyone listens.
const messages = isFramed(window) ? keepMessages(window) : undefined;
// The document's content stays until the page that replaces it is loaded.
const [wording, Host] = await Promise.all([
  loadWording(readPath(window.location.pathname).language).catch(reloadOnce),
  messages && loadHost(messages).catch(reloadOnce),
  openAddressedPlan(),
]);
startTransition(() =>
  // What a boundary caught is reported too, unless a script did not arrive: that has no place in the site's files.
  createRoot(root, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <App wording={wording} Host={Host} />
    </StrictMode>,
  ),
);
