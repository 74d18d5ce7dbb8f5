import { globSync, readFileSync } from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { describe, expect, it, test } from "vitest";

const WORKFLOWS = globSync(".github/workflows/*.yml").toSorted();

/** Returns the errors that GitHub's own parser and schema report about a workflow. */
function faultsOf(name: string, content: string): readonly string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(WORKFLOWS)("%s", (path) => {
  const text = readFileSync(path, "utf8");

  it("is a valid GitHub workflow", () => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it("would be refused with an unknown key", () => {
    expect(faultsOf(path, text.replace("timeout-minutes:", "timeout-minuts:"))).not.toEqual([]);
  });

  it("pins each action to a commit and names its version", () => {
    const used = [...text.matchAll(/^\s+(?:- )?uses: (.+)$/gm)].map(([, action = ""]) => action);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/);
  });

  it("grants only the rights that each job needs", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});

describe("the deployment", () => {
  const jobs = readFileSync(".github/workflows/deploy.yml", "utf8").split(/^ {2}(?=\w+:\n)/m);
  const job = (name: string) => jobs.find((each) => each.startsWith(`${name}:`)) ?? "";

  it("neither waits for nor replaces runs that deploy nothing", () => {
    const words = (text: string) => text.replace(/\s+/g, " ").trim();
    const condition = words(/ if: >-\n([\s\S]*?)\n {4}runs-on:/.exec(job("build"))?.[1] ?? "");
    expect(condition).toContain("github.event.workflow_run.conclusion == 'success'");
    expect(condition).toContain("github.event.workflow_run.event == 'push'");
    expect(words(jobs.join(""))).toContain(
      `concurrency: group: >- deploy-\${{ ${condition} }} cancel-in-progress: false`,
    );
  });

  it("checks the settings with the app's own code before it changes anything", () => {
    expect(job("build")).toMatch(/npm run check:settings\n\s+- run: npm run package\n/);
    expect(job("functions")).toContain("needs: build");
  });

  it("keeps the source maps of the commit, and gives them to no other job", () => {
    expect(job("build")).toMatch(
      /name: source-maps-\$\{\{ github\.event\.workflow_run\.head_sha \|\| github\.sha \}\}\n\s+path: \|\n\s+dist\/functions\/\*\.map\n\s+dist\/client-maps\n/,
    );
    expect(job("functions") + job("site")).not.toContain("source-maps");
  });

  it("runs no dependency code and no mutable image in jobs that can get an Azure token", () => {
    const withToken = jobs.filter((each) => each.includes("id-token: write"));
    expect(withToken).toEqual([job("functions")]);
    expect(job("functions")).not.toMatch(/npm |node |static-web-apps-deploy/);
  });

  it("asks for one approval, before anything changes", () => {
    const environments = jobs.flatMap((each) => /^ {4}environment: (.+)$/m.exec(each)?.[1] ?? []);
    expect(environments).toEqual(["production", "production-site"]);
    expect(job("functions")).toContain("environment: production\n");
    expect(job("site")).toContain("needs: functions");
  });

  it("asks Health which topology answers, and with Front Door checks that the site cannot be reached past it", () => {
    const site = job("site");
    expect(site).toContain("'.topology == $topology'");
    expect(site).toContain('if [ "$TOPOLOGY" = frontDoor ]; then refused "$STATIC_SITE/"; fi');
    expect(site.indexOf("s/FRONT_DOOR_ID/")).toBeLessThan(site.indexOf("static-web-apps-deploy"));
  });

  it("shows new pages only once the new functions answer, and checks that the site cannot be bypassed", () => {
    const site = job("site");
    // Those of before answer too.
    expect(site.slice(0, site.indexOf("static-web-apps-deploy"))).toContain("'.commit == $commit'");
    expect(site.indexOf("/api/Health")).toBeLessThan(site.indexOf("static-web-apps-deploy"));
    expect(site.indexOf('"$APP/api/Health"')).toBeGreaterThan(site.indexOf("static-web-apps-deploy"));
    expect(site).toContain('[ "$status" != 401 ] && [ "$status" != 403 ]');
  });
});

test("Dependabot proposes updates of packages and of actions", () => {
  const text = readFileSync(".github/dependabot.yml", "utf8");
  expect([...text.matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name)).toEqual([
    "npm",
    "github-actions",
  ]);
});
