import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Licence file of the site, and of the functions, next to what they deploy. */
export const LICENCES_FILE = "licences.txt";

const HEADING =
  "The calculators are made with these packages, fonts among them. Each is followed by its licence, as it came with the package, or, where none came with it, by its author and the licence that it names.";

/** Names under which packages ship their licence files; some fonts have a second one next to that of their package. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([._-].*)?$/i;

/** The part of an entry of package-lock.json that is read. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** True if it is needed for development only. */
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
 * Returns the packages that ship, by name, with everything that they need, in the functions or the pages.
 * @throws {Error} if a package does not name its licence
 */
export function shippedPackages(root: string): readonly ShippedPackage[] {
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const shipped = Object.entries(packages).filter(
    ([path, locked]) => path !== "" && serves(locked) && existsSync(join(root, path)),
  );
  return shipped
    .map(([path, locked]) => shippedPackage(path, locked, join(root, path)))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns true if a package is part of the product, and not needed for development only. */
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
  const own = files.map((file) => readFileSync(join(folder, file.name), "utf8").trim());
  const texts = own.length > 0 ? own : (wordsOfReadme(folder) ?? wordsOfAuthor(folder, license));
  if (license === undefined && texts.length === 0) throw new Error(`${name} says nothing of its licence`);
  return { name, version, texts, ...(license !== undefined && { licence: license }) };
}

/** The licence that a package has at the end of its readme, with its copyright; undefined if there is none. */
function wordsOfReadme(folder: string): readonly string[] | undefined {
  const file = readdirSync(folder).find((name) => /^readme\.md$/i.test(name));
  const readme = file === undefined ? "" : readFileSync(join(folder, file), "utf8");
  const words = /^#* *licen[cs]e\s*(?:^-+\s*)?([\s\S]*)/im.exec(readme)?.[1]?.trim() ?? "";
  return /copyright/i.test(words) ? [words] : undefined;
}

/** Returns the author of a package, with the text of the licence that it names, if that is known here. */
function wordsOfAuthor(folder: string, license: string | undefined): readonly string[] {
  const { author }: { author?: string | { name: string } } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const name = typeof author === "object" ? author.name : author;
  if (name === undefined || license !== "MIT") return [];
  return [`Copyright (c) ${name}\n\n${MIT}`];
}

/** Source: https://spdx.org/licenses/MIT.html. Date: November 2026. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

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
