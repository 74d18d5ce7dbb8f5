import type { Plugin } from "vite";
import { LICENCES_FILE, licenceTexts } from "#tools/licences/licence-texts.ts";

/** Writes the licences of everything that ships to a file beside the pages. */
export function licences(root: string): Plugin {
  return {
    name: "licences",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: LICENCES_FILE, source: licenceTexts(root) });
    },
  };
}
