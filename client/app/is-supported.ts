/**
 * Whether the browser is one that the pages are built for. It is told by what came last to each engine of
 * `tools/browser/supported-browsers.ts`: lookbehind to Safari (16.4), `toSorted` to Chrome (110) and Firefox (115).
 */
export function isSupported(): boolean {
  return "toSorted" in Array.prototype && readsLookbehind();
}

/** A browser that cannot read it fails on the text of a pattern, here while it runs. */
function readsLookbehind(): boolean {
  try {
    return /(?<=a)b/.test("ab");
  } catch {
    return false;
  }
}
