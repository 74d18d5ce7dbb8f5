import { createServer, type ViteDevServer } from "vite";

/** Loads a module of the client, styles included, while `use` runs. @param id path of the module below `root` */
export async function withModule<T>(
  root: string,
  id: string,
  use: (module: Awaited<ReturnType<ViteDevServer["ssrLoadModule"]>>) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "warn",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use(await server.ssrLoadModule(id));
  } finally {
    await server.close();
  }
}
