import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Of the site and of the functions, beside what they are for. */
export const LICENCES_FILE = "licences.txt";

const HEADING =
  "The calculators are made with these packages, fonts among them. Each is followed by its licence, as it came with the package.";

/** As packages name the files that hold what must be passed on; some fonts have a second one beside that of their package. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([._-].*)?$/i;

/** The part of an entry of package-lock.json that is read. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Whether it serves development alone. */
  readonly dev?: boolean;
}

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; unset where the text alone tells. Source: https://spdx.org/licenses. */
  readonly licence?: string;
  /** The content of each of its licence files. */
  readonly texts: readonly string[];
}

/**
 * What ships, by name: what package.json lists under `dependencies`, with all that it needs in turn. Some of it ships in
 * the functions alone, some in the pages alone.
 * @throws {Error} if a package says nothing of its licence
 */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const shipped = Object.entries(packages).filter(
    ([path, locked]) => path !== "" && serves(locked) && existsSync(join(root, path)),
  );
  return shipped.map(([path, locked]) => shippedPackage(path, locked, join(root, path))).toSorted(byName);
}

/** Whether a package serves the product, and not development alone. */
export function serves({ dev }: LockedPackage): boolean {
  return dev !== true;
}

function shippedPackage(
  path: string,
  { version = "", license }: LockedPackage,
  folder: string,
): ShippedPackage {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  );
  const texts = files.map((file) => readFileSync(join(folder, file.name), "utf8").trim());
  if (license === undefined && texts.length === 0) throw new Error(`${name} says nothing of its licence`);
  return { name, version, texts, ...(license !== undefined && { licence: license }) };
}

/** The licences of all that ships, as text; packages with the same words share them. @throws {Error} if one says nothing of it */
export function licenceTexts(root: string): string {
  const byText = Map.groupBy(shippedPackages(root), ({ licence, texts }) =>
    [...(licence === undefined ? [] : [`Licence: ${licence}`]), ...texts].join("\n\n"),
  );
  const parts = [...byText].map(
    ([text, packages]) =>
      `${packages.map(({ name, version }) => `${name} ${version}`).join("\n")}\n\n${text}`,
  );
  const line = `\n\n${"-".repeat(80)}\n\n`;
  return `${[HEADING, ...parts].join(line)}\n`;
}

function byName(one: ShippedPackage, other: ShippedPackage): number {
  return one.name < other.name ? -1 : 1;
}
