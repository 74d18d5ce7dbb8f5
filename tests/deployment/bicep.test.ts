import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { readBicep } from "./support/bicep.ts";

// Without the compiler, which no registry has: syntax, names, and that modules are given what they take. The types of
// resources are compiled against in continuous integration (az bicep).

const FILES = globSync("infra/**/*.bicep").toSorted();
const files = new Map(FILES.map((path) => [path, readBicep(path)]));
const NO_FAULT: readonly string[] = [];

describe.each([...files])("%s", (path, file) => {
  it("parses without an error", () => expect(file.faults).toEqual(NO_FAULT));

  it("uses only names that it declares", () => {
    expect([...file.used].filter((name) => !file.declared.has(name))).toEqual(NO_FAULT);
  });

  it("uses every parameter that it declares", () => {
    const unused = file.parameters.filter(({ name }) => !file.used.has(name));
    expect(unused.map(({ name }) => name)).toEqual(NO_FAULT);
  });

  it("passes each module all required parameters and no unknown ones", () => {
    for (const module of file.modules) {
      const { parameters = [] } = moduleFile(path, module.path);
      const names = parameters.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...module.parameters]));
      const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
      expect(module.parameters, module.name).toEqual(expect.arrayContaining(required));
    }
  });

  it("uses only outputs that its modules have", () => {
    const known = file.modules.flatMap(({ name, path: from }) =>
      moduleFile(path, from).outputs.map((output) => `${name}.${output}`),
    );
    expect(known).toEqual(expect.arrayContaining([...file.usedOutputs]));
  });

  it("states an API version for every resource", () => {
    for (const type of file.resourceTypes.filter((each) => each.includes("."))) {
      expect(type).toMatch(/^Microsoft\.\w+(\/\w+)+@20\d\d-\d\d-\d\d$/);
    }
  });

  it("loads only files that exist and have the expected content", () => {
    for (const loaded of file.loadedFiles) {
      expect(() => JSON.parse(readFileSync(join(dirname(path), loaded), "utf8"))).not.toThrow();
    }
  });
});

function moduleFile(from: string, path: string) {
  const file = files.get(join(dirname(from), path));
  if (file === undefined) throw new Error(`${from} names ${path}, which is not there`);
  return file;
}

test.each(globSync("infra/*.bicepparam").toSorted())(
  "%s sets every parameter of main.bicep and no unknown ones",
  (path) => {
    const given = [...readFileSync(path, "utf8").matchAll(/^param (\w+) =/gm)].map(([, name]) => name);
    const { parameters } = readBicep("infra/main.bicep");
    expect(given).toEqual(parameters.map(({ name }) => name));
  },
);

test("says what every parameter of main.bicep is", () => {
  const main = readFileSync("infra/main.bicep", "utf8");
  const described = [...main.matchAll(/^@description\('.+'\)\n(?:@.+\n)*param (\w+) /gm)].map(
    ([, name]) => name,
  );
  expect(described).toEqual(readBicep("infra/main.bicep").parameters.map(({ name }) => name));
});

test("creates the first workspace only once, so that no deployment removes its privacy rule", () => {
  const monitoring = readFileSync("infra/modules/monitoring.bicep", "utf8");
  expect(monitoring).toMatch(/@onlyIfNotExists\(\)\nresource newWorkspace /);
  expect(readFileSync("infra/modules/workspace.bicep", "utf8")).toMatch(
    /defaultDataCollectionRuleResourceId: transformationRuleId\n/,
  );
});
