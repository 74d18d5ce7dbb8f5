import { expect, test } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import { ALL_SETTINGS } from "#functions/config/settings.ts";
import { readBuildSettings } from "#tools/vite/build-settings.ts";

/** Returns the names of the variables that a function reads. */
function readBy(read: (environment: Readonly<Record<string, string>>) => void) {
  const names = new Set<string>();
  read(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (values, name) => {
          names.add(String(name));
          return values[String(name)];
        },
      },
    ),
  );
  return names;
}

/** Names that Azure and the Functions host give, and that no person sets. */
const OF_AZURE = /^WEBSITE_SITE_NAME$|^AzureWebJobsStorage__/;

test("functions and build read only settings in the table", () => {
  const known = ALL_SETTINGS.map(({ name }) => name);
  const read = [...readBy(parseConfig), ...readBy(readBuildSettings)].filter((name) => !OF_AZURE.test(name));
  expect(known).toEqual(expect.arrayContaining(read));
});

test("every setting has a purpose, unless deployers do not choose it", () => {
  for (const { name, kind, purpose } of ALL_SETTINGS) {
    expect(purpose === undefined, name).toBe(kind === "secret" || kind === "fixed");
  }
});
