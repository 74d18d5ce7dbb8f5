import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

export interface Browser {
  readonly executablePath: string;
  readonly env?: Readonly<NodeJS.ProcessEnv>;
}

const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/chromium", import.meta.url));

/** The packaged configuration names folders of a cloud function; the machine's own fonts add to the packaged. */
const FONTS_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${CACHE}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${CACHE}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * The browser that tests and benchmarks drive: the one named by CHROME, the system's, Playwright's own, or the one that
 * comes as an npm package, so that they run where nothing but the npm registry can be reached.
 */
export function findBrowser(): Browser {
  const named = process.env["CHROME"];
  if (named) return { executablePath: named };
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM };
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath };
  return packagedBrowser();
}

/** Unpacks the packaged browser once. Its libraries and fonts come along, as a bare machine has neither. */
function packagedBrowser(): Browser {
  if (!existsSync(CACHE)) unpack();
  return {
    executablePath: `${CACHE}/chromium`,
    env: { ...process.env, LD_LIBRARY_PATH: `${CACHE}/lib`, FONTCONFIG_PATH: CACHE },
  };
}

function unpack(): void {
  const packed = new URL("../bin/", import.meta.resolve("@sparticuz/chromium"));
  const inflate = (name: string) => brotliDecompressSync(readFileSync(new URL(`${name}.br`, packed)));
  // Unpacked aside and renamed, so that an interrupted run leaves no half browser behind.
  const aside = `${CACHE}-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  for (const archive of ["al2023.tar", "fonts.tar"]) {
    execFileSync("tar", ["-xf", "-", "-C", aside], { input: inflate(archive) });
  }
  writeFileSync(`${aside}/chromium`, inflate("chromium"));
  chmodSync(`${aside}/chromium`, 0o755);
  writeFileSync(`${aside}/fonts.conf`, FONTS_CONFIGURATION);
  rmSync(CACHE, { recursive: true, force: true });
  renameSync(aside, CACHE);
}

/** Settings of a browser on a build machine (often root, without a GPU), with no traffic of its own. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SHARED_MEMORY = "/dev/shm";
/** Bytes of shared memory that browsers of several workers never fill; containers often have 64 MiB. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/**
 * Playwright's default arguments to leave out. It lets browsers share memory through files on the disk, which takes a
 * seventh of a test run; a machine with enough shared memory needs none.
 */
export function omittedArguments(): readonly string[] {
  if (!existsSync(SHARED_MEMORY)) return [];
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < ENOUGH_SHARED_MEMORY ? [] : ["--disable-dev-shm-usage"];
}
