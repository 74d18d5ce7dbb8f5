import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { idsByReact } from "#tools/vite/ids-by-react.ts";

const ENTRY = "\0entry";

/** Returns the code of Mantine's hook in a build. */
async function built(plugins: readonly Plugin[]) {
  const entry = {
    name: "entry",
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? 'export { useId } from "@mantine/hooks";' : null),
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, external: ["react"], preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in result)) throw new Error("not one output");
  return result.output[0].code;
}

test("fields keep their first id: the library's hook, which changes it, is replaced where it is today", async () => {
  expect(await built([])).toContain("setUuid(randomId())");
  const code = await built([idsByReact()]);
  expect(code).toContain("staticId ?? id");
  expect(code).not.toMatch(/useState|randomId/);
});
