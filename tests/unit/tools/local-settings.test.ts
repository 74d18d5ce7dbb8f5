import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { applyLocalSettings } from "#tools/local-settings.ts";

describe("applyLocalSettings", () => {
  const folder = mkdtempSync(join(tmpdir(), "local-settings-"));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it("keeps variables that are already set, and works without the file", () => {
    vi.stubEnv("SETTING_A", "from the environment");
    vi.stubEnv("SETTING_B", undefined);
    applyLocalSettings(folder);
    expect(process.env["SETTING_B"]).toBeUndefined();

    const Values = { SETTING_A: "from the file", SETTING_B: "from the file" };
    writeFileSync(join(folder, "local.settings.json"), JSON.stringify({ Values }));
    applyLocalSettings(folder);
    expect(process.env["SETTING_A"]).toBe("from the environment");
    expect(process.env["SETTING_B"]).toBe("from the file");
  });
});
