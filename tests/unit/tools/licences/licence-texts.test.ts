import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { licenceTexts, shippedPackages } from "#tools/licences/licence-texts.ts";
import packageJson from "../../../../package.json" with { type: "json" };

/** Licences that ask for no more than to be passed on. */
const KNOWN =
  /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|ISC|MIT|MIT-0|OFL-1\.1|Unlicense|MIT AND OFL-1\.1|\(MIT AND Zlib\)|\(MIT OR (Apache-2\.0|CC0-1\.0)\))$/;

describe("the licences of everything that ships", () => {
  const packages = shippedPackages(".");

  it("cover every dependency, with a text each", () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(packageJson.dependencies)));
    // Types come along with what they are of; they hold no code.
    const tools = Object.keys(packageJson.devDependencies).filter((name) => !name.startsWith("@types/"));
    expect(tools.filter((name) => names.includes(name))).toEqual([]);
  });

  it("have their wording and copyright holders, even if a package has no licence file", () => {
    const wordless = packages.filter(({ texts }) => !/copyright|unlicense/i.test(texts.join()));
    expect(wordless.map(({ name }) => name)).toEqual([]);
  });

  it("require only that they are passed on", () => {
    const others = packages.filter(({ licence = "" }) => !KNOWN.test(licence));
    // This one names none; its text is that of MIT.
    expect(others.map(({ name }) => name)).toEqual(["png-js"]);
    expect(others[0]?.texts[0]).toContain("Permission is hereby granted, free of charge");
  });

  it("include those of fonts and of their packages", () => {
    const text = licenceTexts(".");
    expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(text).toMatch(/Copyright .*The Inter Project Authors/);
    expect(text).toMatch(/Copyright .*IBM Corp/);
    expect(text).toMatch(/Copyright .*The Noto Project Authors/);
  });

  it("are required: a package without one stops the build", () => {
    const root = mkdtempSync(join(tmpdir(), "licences-"));
    mkdirSync(join(root, "node_modules/nameless"), { recursive: true });
    const lock = { packages: { "": {}, "node_modules/nameless": { version: "1.0.0" } } };
    writeFileSync(join(root, "node_modules/nameless/package.json"), "{}");
    writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));
    expect(() => licenceTexts(root)).toThrow("nameless says nothing of its licence");
    rmSync(root, { recursive: true });
  });
});
