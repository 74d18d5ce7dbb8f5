import { globSync, readFileSync } from "node:fs";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { describe, expect, it } from "vitest";

const WORKFLOWS = globSync(".github/workflows/*.yml").toSorted();

/** What GitHub's own parser, with its schema, has against a workflow. */
function faultsOf(name: string, content: string): readonly string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(WORKFLOWS)("%s", (path) => {
  const text = readFileSync(path, "utf8");

  it("is a workflow as GitHub knows them", () => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it("would not be one with a wrong key", () => {
    expect(faultsOf(path, text.replace("timeout-minutes:", "timeout-minuts:"))).not.toEqual([]);
  });

  it("runs actions of one commit each, with the version that it is", () => {
    const used = [...text.matchAll(/^\s+(?:- )?uses: (.+)$/gm)].map(([, action = ""]) => action);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/);
  });

  it("gives no more rights than a job needs", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});

describe("the deployment", () => {
  const jobs = readFileSync(".github/workflows/deploy.yml", "utf8").split(/^ {2}(?=\w+:\n)/m);
  const job = (name: string) => jobs.find((each) => each.startsWith(`${name}:`)) ?? "";

  it("waits for no run that deploys nothing, and takes the place of none", () => {
    const words = (text: string) => text.replace(/\s+/g, " ").trim();
    const condition = words(/ if: >-\n([\s\S]*?)\n {4}runs-on:/.exec(job("build"))?.[1] ?? "");
    expect(condition).toContain("github.event.workflow_run.conclusion == 'success'");
    expect(condition).toContain("github.event.workflow_run.event == 'push'");
    expect(words(jobs.join(""))).toContain(
      `concurrency: group: >- deploy-\${{ ${condition} }} cancel-in-progress: false`,
    );
  });

  it("reads the settings by the code of the app before anything is changed", () => {
    expect(job("build")).toMatch(/npm run check:settings\n\s+- run: npm run package\n/);
    expect(job("functions")).toContain("needs: build");
  });

  it("runs neither code of dependencies nor an image that can change where a token for Azure can be had", () => {
    const withToken = jobs.filter((each) => each.includes("id-token: write"));
    expect(withToken).toEqual([job("functions")]);
    expect(job("functions")).not.toMatch(/npm |node |static-web-apps-deploy/);
  });

  it("shows new pages only once the new functions answer, and checks that nobody gets past the site", () => {
    const site = job("site");
    expect(site.indexOf("/api/Health")).toBeLessThan(site.indexOf("static-web-apps-deploy"));
    expect(site.indexOf('"$APP/api/Health"')).toBeGreaterThan(site.indexOf("static-web-apps-deploy"));
    expect(site).toContain('[ "$status" != 401 ] && [ "$status" != 403 ]');
  });
});
