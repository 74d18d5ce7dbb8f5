import { accessSync, constants, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Programs with which Debian's package of WebKit is driven. */
export interface WebKitPrograms {
  readonly browser: string;
  readonly driver: string;
  /** A display in memory, as the browser has no headless mode. */
  readonly display: string;
}

/** @returns undefined where one of the programs is missing */
export function findWebKit(): WebKitPrograms | undefined {
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser");
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  return browser && driver && display ? { browser, driver, display } : undefined;
}

/** The Firefox named by FIREFOX, or that of the system. */
export function findFirefox(): string | undefined {
  const named = process.env["FIREFOX"];
  if (named) return named;
  return onPath("firefox-esr") ?? onPath("firefox");
}

function onPath(name: string): string | undefined {
  const paths = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name));
  return paths.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
