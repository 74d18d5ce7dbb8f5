// Gathers what is deployed, once it is built: node tools/azure/gather-package.ts
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

const PACKAGE = "dist/package";

/** What the Functions host runs: the bundle holds all but what the host supplies. */
const FUNCTIONS = ["host.json", "package.json", "dist/functions"];

await rm(PACKAGE, { recursive: true, force: true });
await mkdir(PACKAGE, { recursive: true });
for (const path of FUNCTIONS) await cp(path, join(PACKAGE, "functions", path), { recursive: true });
await cp("dist/client", join(PACKAGE, "site"), { recursive: true });
await cp("infra", join(PACKAGE, "infra"), { recursive: true });
