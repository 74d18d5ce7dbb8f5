import { DEFAULT_THEME } from "@mantine/core";
import type { Plugin } from "vite";

/** Components that are properties of others, which the bundler therefore keeps although no page uses them. */
const UNUSED = String.raw`\b(?:Button\.Group|Button\.GroupSection|Input\.Placeholder)\b`;

/**
 * Leaves out what Mantine has beyond these pages: most palettes, as `theme-variables.ts` does for the stylesheet
 * (components cannot name them, see `client/app/theme.ts`), and some components.
 */
export function dropUnusedMantineParts(): Plugin[] {
  const { dark, gray } = DEFAULT_THEME.colors;
  return [
    {
      name: "drop-unused-palettes",
      apply: "build",
      load: {
        filter: { id: /@mantine\/core\/esm\/.*\/default-colors\.mjs$/ },
        handler: () => `export const DEFAULT_COLORS = ${JSON.stringify({ dark, gray })};`,
      },
    },
    {
      name: "drop-unused-components",
      apply: "build",
      transform: {
        filter: { id: /@mantine\/core\/esm\/.*\/(?:Button|Input)\.mjs$/ },
        handler: (source) => ({
          code: source.replaceAll(new RegExp(`^${UNUSED} = \\w+;$`, "gm"), ""),
          // Every line keeps its number, so the map of before holds.
          map: null,
        }),
      },
    },
    {
      name: "refuse-dropped-components",
      transform: {
        filter: { id: /\/client\/.*\.tsx$/, code: new RegExp(UNUSED) },
        handler() {
          this.error("the build leaves out this component: see tools/vite/unused-mantine-parts.ts");
        },
      },
    },
  ];
}
