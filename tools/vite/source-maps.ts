import { globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Moves the source maps of the build to a folder beside the built pages, such as `dist/client-maps`: none is served. */
export function keepSourceMaps(): Plugin {
  return {
    name: "keep-source-maps",
    apply: "build",
    // Scripts do not name their maps.
    config: () => ({ build: { sourcemap: "hidden" } }),
    writeBundle({ dir = "" }) {
      const maps = `${dir}-maps`;
      rmSync(maps, { recursive: true, force: true });
      for (const file of globSync("**/*.map", { cwd: dir })) {
        mkdirSync(dirname(join(maps, file)), { recursive: true });
        renameSync(join(dir, file), join(maps, file));
      }
    },
  };
}
