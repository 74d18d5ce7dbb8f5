import { createServer, type ViteDevServer } from "vite";

/** Loads a module of the client into this process, styles and all. @param id its path below the client's folder */
export async function loadModule(root: string, id: string): ReturnType<ViteDevServer["ssrLoadModule"]> {
  const server = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "warn",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await server.ssrLoadModule(id);
  } finally {
    await server.close();
  }
}
