import { type FrameMessage, HELLO, type PageName, readFrameMessage } from "./messages.ts";

interface Followed {
  readonly frame: HTMLIFrameElement;
  /** The origin of the calculators. */
  readonly origin: string;
  readonly smartSaverUrl: string;
}

type Handlers = {
  readonly [Type in FrameMessage["type"]]: (message: Extract<FrameMessage, { type: Type }>) => void;
};

/**
 * Introduces the page to the calculator in the frame, and does as the calculator tells: the frame grows with its
 * content, and stands at its top when another page is opened. Only messages of that very frame and origin count.
 * @param tell what the page may learn
 */
export function followFrame(
  { frame, origin, smartSaverUrl }: Followed,
  tell: (event: string, detail: object) => void,
): void {
  let currentPage: PageName | undefined;
  const handlers: Handlers = {
    resized: ({ heightPx }) => {
      frame.style.height = `${heightPx}px`;
      tell("resized", { heightPx });
    },
    navigated: ({ page }) => {
      if (currentPage === undefined) tell("ready", {});
      else if (currentPage !== page) showTop(frame);
      currentPage = page;
      tell("navigated", { page });
    },
    leaving: () => window.location.assign(smartSaverUrl),
  };
  window.addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const message = readFrameMessage(data);
    if (message !== undefined) handle(handlers, message);
  });
  // At every load: a calculator that is loaded again has forgotten who is around it.
  frame.addEventListener("load", () => frame.contentWindow?.postMessage(HELLO, origin));
}

function handle<Type extends FrameMessage["type"]>(
  handlers: Handlers,
  message: Extract<FrameMessage, { type: Type }>,
): void {
  handlers[message.type](message);
}

/** A page that starts in view stays where it is. */
function showTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: "start" });
}
