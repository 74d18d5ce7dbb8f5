/** A browser that the pages are built for, by its oldest version that they work in. */
interface SupportedBrowser {
  readonly name: string;
  readonly oldest: string;
  /** Names of its editions in MDN's compatibility data. */
  readonly editions: readonly string[];
  /** Name of the build target; unset if another browser's target covers it. */
  readonly target?: string;
}

/**
 * The browsers that the pages support. The build's targets, the check of the built code and the documentation follow from
 * it; `client/app/head-script.ts` tells a browser below these versions by what it lacks.
 *
 * Safari 16.4 is what iPhone 8 and X can be updated past (they end at iOS 16.7); every browser on an iPhone is Safari.
 * Chrome 110 and Firefox 115 are the first that have `Array.prototype.toSorted`; Firefox 115 is the last for Windows 7.
 * Source: https://developer.mozilla.org/docs/Mozilla/Firefox/Releases, https://webkit.org/blog/13966, read in November 2026.
 */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = [
  {
    name: "Safari, and every browser on an iPhone or iPad",
    oldest: "16.4",
    editions: ["safari", "safari_ios"],
    target: "safari16.4",
  },
  { name: "Chrome", oldest: "110", editions: ["chrome", "chrome_android"], target: "chrome110" },
  { name: "Edge", oldest: "110", editions: ["edge"], target: "edge110" },
  { name: "Firefox", oldest: "115", editions: ["firefox", "firefox_android"], target: "firefox115" },
  { name: "Samsung Internet", oldest: "21", editions: ["samsunginternet_android"] },
];

/** The targets that syntax and styles are lowered to. */
export const BUILD_TARGETS = SUPPORTED_BROWSERS.flatMap(({ target = [] }) => target);
