/** Until the calculator tells its own height. Unit: CSS pixels. */
const FIRST_HEIGHT_PX = 640;

/**
 * What a calculator needs, and no more: its scripts and its own API, the PDF as a download, printing, and links that
 * leave the frame when they are clicked.
 */
const SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-downloads",
  "allow-modals",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
];

interface FrameOptions {
  readonly url: string;
  readonly title: string;
  /** Whether to wait until the frame comes near the window. */
  readonly isLazy: boolean;
}

/** A frame as wide as its place. Styles are set one by one, which a partner's content security policy never refuses. */
export function createFrame({ url, title, isLazy }: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.loading = isLazy ? "lazy" : "eager";
  frame.referrerPolicy = "no-referrer";
  frame.sandbox.add(...SANDBOX);
  frame.style.display = "block";
  frame.style.width = "100%";
  frame.style.height = `${FIRST_HEIGHT_PX}px`;
  frame.style.border = "0";
  frame.src = url;
  return frame;
}
