/** The build defines it: see tools/build-functions.ts. */
declare const COMMIT: string;

/** First digits of the commit that the bundle is made of; "unknown" in the sources. */
export const BUILD_COMMIT = typeof COMMIT === "undefined" ? "unknown" : COMMIT;
