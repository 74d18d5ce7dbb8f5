import type { Plugin } from "vite";

/** Names that React's developer tools show. */
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;

/** Components, contexts and sets that are made when the module loads. */
const MADE = /= (\w+\.(?:forwardRef|createContext|memo)\(|new Set\()/g;

/** Calls that do nothing but write to the console what a developer did wrong. */
const WARNINGS = /^( +)(warning\()/gm;

/**
 * Lets the bundler drop the router's unused parts, such as its forms, and its warnings to developers, for which the
 * package has no such hints: names for developers are removed, and what makes a component or a context, or warns, counts
 * as pure.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: "drop-unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/, code: ".forwardRef(" },
      handler: (source) => {
        const code = source
          .replaceAll(DISPLAY_NAMES, "")
          .replaceAll(MADE, "= /* @__PURE__ */ $1")
          .replaceAll(WARNINGS, "$1/* @__PURE__ */ $2");
        // Every line keeps its number, so the map of before holds.
        return { code, map: null };
      },
    },
  };
}
