import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildCommit } from "#tools/build-commit.ts";

const OTHER = "0123456789abcdef0123456789abcdef01234567";

const outside = mkdtempSync(join(tmpdir(), "no-repository-"));
afterAll(() => rmSync(outside, { recursive: true }));

describe("buildCommit", () => {
  it("is what is checked out, whatever started the workflow", () => {
    const head = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
    expect(buildCommit(".", { GITHUB_SHA: OTHER })).toBe(head.slice(0, 7));
  });

  it("is that of the workflow where there is no repository", () => {
    expect(buildCommit(outside, { GITHUB_SHA: OTHER })).toBe("0123456");
  });

  it.each([
    ["nothing names it", undefined],
    ["it is no commit", "main"],
  ])("is unknown where %s", (_what, sha) => {
    expect(buildCommit(outside, { GITHUB_SHA: sha })).toBe("unknown");
  });
});
