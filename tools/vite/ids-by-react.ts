import type { Plugin } from "vite";

/** The library's hook of the same name, without an id that changes after the first paint. */
const USE_ID = `import { useId as useReactId } from "react";

export function useId(staticId) {
  const id = useReactId();
  return staticId ?? id;
}
`;

/**
 * Lets Mantine's components keep the ids that React gives them. The library replaces each by a random one once its
 * component is on the page, which draws every field of a form twice, the second time before the page answers.
 */
export function idsByReact(): Plugin {
  return {
    name: "ids-by-react",
    apply: "build",
    transform: {
      filter: { id: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/, code: "randomId" },
      handler: () => ({ code: USE_ID, map: null }),
    },
  };
}
