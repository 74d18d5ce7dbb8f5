// Writes what ships, with versions, licences and hashes, as CycloneDX: node tools/licences/write-bill-of-materials.ts <file>
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import packageJson from "../../package.json" with { type: "json" };
import { type LockedPackage, serves } from "./licence-texts.ts";

const [file = "dist/sbom.cdx.json"] = process.argv.slice(2);

// npm's own --omit dev also omits dependencies that development shares, so npm gets a product without devDependencies.
const temporary = await mkdtemp(join(tmpdir(), "bill-"));
try {
  // npm names the product after its folder.
  const folder = join(temporary, packageJson.name);
  await mkdir(folder);
  const lock: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    await readFile("package-lock.json", "utf8"),
  );
  const packages = Object.entries(lock.packages).filter(([, locked]) => serves(locked));
  const product = { ...packageJson, devDependencies: {} };
  const withoutTools = { ...Object.fromEntries(packages), "": product };
  await writeFile(join(folder, "package.json"), JSON.stringify(product));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify({ ...lock, packages: withoutTools }));
  const { stdout } = await promisify(execFile)(
    "npm",
    ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  );
  await writeFile(file, stdout);
} finally {
  await rm(temporary, { recursive: true });
}
