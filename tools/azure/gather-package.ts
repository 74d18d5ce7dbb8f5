// Gathers what is deployed, once it is built: node tools/azure/gather-package.ts
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

const PACKAGE = "dist/package";

/** Files that the Functions host runs: the bundle holds everything that the host does not supply. */
const FUNCTIONS = ["host.json", "package.json", "dist/functions"];

await rm(PACKAGE, { recursive: true, force: true });
await mkdir(PACKAGE, { recursive: true });
// Maps to the sources are for who builds: the app does not read them.
const filter = (path: string) => !path.endsWith(".map");
for (const path of FUNCTIONS) await cp(path, join(PACKAGE, "functions", path), { recursive: true, filter });
await cp("dist/client", join(PACKAGE, "site"), { recursive: true });
