/**
 * Returns whether the pages are built for this browser. Tests the latest feature of each engine in
 * `tools/browser/supported-browsers.ts`: lookbehind for Safari (16.4), `toSorted` for Chrome (110) and Firefox (115).
 */
export function isSupported(): boolean {
  return "toSorted" in Array.prototype && readsLookbehind();
}

/** Returns false in a browser without lookbehind, which fails on such a pattern, here at run time. */
function readsLookbehind(): boolean {
  try {
    return /(?<=a)b/.test("ab");
  } catch {
    return false;
  }
}
