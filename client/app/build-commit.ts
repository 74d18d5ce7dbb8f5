/**
 * First digits of the commit that the pages are made of, as their documents name it: in scripts it would give them a new
 * name with each commit. Undefined during development, and where the build draws a first view.
 */
export const BUILD_COMMIT = globalThis.document?.documentElement.dataset["commit"];
