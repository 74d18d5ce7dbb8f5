import type { Plugin } from "vite";

/** Names that React's developer tools show. */
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;

/** Components that are made when the module loads. */
const FORWARDED = /= (\w+\.forwardRef\()/g;

/**
 * Lets the bundler drop the router's unused parts, such as its forms, for which the package has no such hints: names
 * for developers are removed, and making a component counts as pure.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: "drop-unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/, code: ".forwardRef(" },
      handler: (source) => {
        const code = source.replaceAll(DISPLAY_NAMES, "").replaceAll(FORWARDED, "= /* @__PURE__ */ $1");
        // Every line keeps its number, so the map of before holds.
        return { code, map: null };
      },
    },
  };
}
