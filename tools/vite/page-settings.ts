import { readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Prefixes of the environment variables that pages may contain; all others stay out of the bundle. */
export const PAGE_SETTINGS = ["BRAND_", "SMART_SAVER_", "EDUCATION_HOST"];

type Settings = Readonly<Record<string, string | undefined>>;

/** Writes the settings of the build to a file beside the built pages, not among them. */
export function notePageSettings(environment: Settings): Plugin {
  return {
    name: "note-page-settings",
    apply: "build",
    writeBundle({ dir = "" }) {
      writeFileSync(noteOf(dir), JSON.stringify(Object.fromEntries(pageSettings(environment))));
    },
  };
}

/** Returns a line about settings with which mails and reports would differ from the pages; empty if there are none. */
export function differingPageSettings(folder: string, environment: Settings): readonly string[] {
  const built = new Map<string, string>(Object.entries(JSON.parse(readFileSync(noteOf(folder), "utf8"))));
  const now = pageSettings(environment);
  const differing = [...new Set([...built.keys(), ...now.keys()])].filter(
    (key) => built.get(key) !== now.get(key),
  );
  if (differing.length === 0) return [];
  return [
    `Settings: pages were built with other values than reports and mails have now: ${differing.join(", ")}. Set them alike and build again`,
  ];
}

function noteOf(folder: string): string {
  return `${folder}-settings.json`;
}

/** An empty setting counts as unset. */
function pageSettings(environment: Settings): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(environment).filter(
      (entry): entry is [string, string] =>
        Boolean(entry[1]) && PAGE_SETTINGS.some((prefix) => entry[0].startsWith(prefix)),
    ),
  );
}
