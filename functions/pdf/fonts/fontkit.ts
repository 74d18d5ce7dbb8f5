import { createRequire } from "node:module";

/**
 * The very copy of fontkit that pdfmake works with: it asks for the CommonJS one, and an import would load another. In
 * the bundle `require` is the bundler's; as a module of its own this file has none.
 */
export const { create, registerFormat }: typeof import("fontkit") =
  typeof require === "function" ? require("fontkit") : createRequire(import.meta.url)("fontkit");
