import type { Plugin } from "vite";

/** Asks for a font with the document, as what is shown first is written in it. @param name of its file */
export function preloadFont(name: string): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => {
        // Servers have no bundle, and no time to win.
        if (bundle === undefined) return [];
        const font = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(name));
        if (font === undefined) throw new Error(`The build has no ${name}.`);
        const attrs = {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          crossorigin: true,
          href: `/${font.fileName}`,
        };
        return [{ tag: "link", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}
