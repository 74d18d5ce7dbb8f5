import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Delivery } from "#functions/delivery/send-report.ts";
import { REPORT_POISON_QUEUE, REPORT_QUEUE } from "#functions/storage/report-queue.ts";
import { deployedSettings } from "#tools/azure/deployed-settings.ts";
import example from "../../../local.settings.example.json" with { type: "json" };
import packageJson from "../../../package.json" with { type: "json" };

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** The first group of every match. */
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, group]) => group);

const chosen = all(/^ {2}([A-Z][A-Z_]+): string$/gm, read("infra/settings.bicep"));
const functions = read("infra/modules/functions.bicep");
const fixed = all(/\b([A-Z][A-Z_]{3,}|AzureWebJobsStorage): /g, functions);
const alerts = read("infra/modules/alerts.bicep");
const deploy = read(".github/workflows/deploy.yml");

describe("the infrastructure", () => {
  it("sets every key of the example but what Azure has another place for", () => {
    // The runtime is named by functionAppConfig; the outbox is for desks, and so is a storage with a key.
    const elsewhere = ["FUNCTIONS_WORKER_RUNTIME", "MAIL_OUTBOX", "AzureWebJobsStorage"];
    const expected = Object.keys(example.Values).filter((key) => !elsewhere.includes(key));
    expect([...chosen, ...fixed]).toEqual(expect.arrayContaining(expected));
  });

  it("reads every setting that a deployer chooses from the variable of its name", () => {
    const parameters = read("infra/main.bicepparam");
    expect(all(/^ {2}([A-Z_]+): readEnvironmentVariable\('\1'/gm, parameters)).toEqual(chosen);
  });

  it("gets every variable that it reads from the workflow", () => {
    const variables = all(/readEnvironmentVariable\('([A-Z_]+)'/g, read("infra/main.bicepparam"));
    expect(all(/^ {2}([A-Z_]+): \$\{\{ vars\.\1 \}\}$/gm, deploy)).toEqual(expect.arrayContaining(variables));
  });

  it("keeps secrets out of parameters", () => {
    const secrets = all(/^.*\b([A-Za-z_]+): '@Microsoft\.KeyVault/gm, functions);
    expect(secrets.toSorted()).toEqual([
      "PLANNING_SERVICE_KEY",
      "REPORT_ACCESS_CODE",
      "REPORT_HASH_SECRET",
      "SENDGRID_API_KEY",
    ]);
    for (const secret of secrets) expect(chosen).not.toContain(secret);
  });

  it("sets what the check of settings takes for set, and nothing more", () => {
    const [block = ""] = /^var fixed = \{\n.*?^\}/ms.exec(functions) ?? [];
    // The first is Azure's own, the last the host's alone.
    const set = ["WEBSITE_SITE_NAME", ...all(/^ {2}(\w+): /gm, block)];
    const taken = [...Object.keys(deployedSettings({})), "APPLICATIONINSIGHTS_CONNECTION_STRING"];
    expect(taken.toSorted()).toEqual(set.toSorted());
  });

  it("lets no key into the storage, and the app with the roles that the workflow may assign", () => {
    const storage = read("infra/modules/storage.bicep");
    expect(storage).toContain("allowSharedKeyAccess: false");
    const id = /'([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'/g;
    const assigned = [...all(id, storage), ...all(id, read("infra/modules/vault.bicep"))].join(", ");
    expect(all(/GuidEquals \{(.*)\}/g, read("infra/deployer-condition.txt"))).toEqual([assigned, assigned]);
  });

  it("runs the version of Node that the package asks for", () => {
    const major = all(/runtime: \{ name: 'node', version: '(\d+)' \}/g, functions)[0];
    expect(packageJson.engines.node).toBe(`>=${major} <${Number(major) + 1}`);
    expect(read(".nvmrc")).toMatch(new RegExp(`^${major}\\.`));
  });

  it("makes the queues that the app uses", () => {
    const storage = read("infra/modules/storage.bicep");
    for (const queue of [REPORT_QUEUE, REPORT_POISON_QUEUE]) expect(storage).toContain(`name: '${queue}'`);
  });

  it("tells of reports by what the app logs of their rows, not by messages on the poison queue", () => {
    const given: Delivery["status"] = "given-up";
    const sent: Delivery["status"] = "accepted";
    expect(alerts).toContain(`name == "SendReport" and status == "${given}"`);
    expect(alerts).toMatch(
      new RegExp(`name: 'many-mails'[^]*status == "${sent}"'[^]*threshold: alertMailsPerHour`),
    );
    expect(alerts).not.toContain("StorageQueueLogs");
    expect(read("infra/main.bicepparam")).toMatch(/^param alertMailsPerHour = \d+$/m);
  });

  it("has an alert for each line of what to watch, and a line for each alert", () => {
    const watched = all(/^\| `([a-z-]+)` \| /gm, read("docs/deployment.md"));
    expect(watched).toEqual(all(/^ {4}name: '([a-z-]+)'$/gm, alerts));
  });
});

describe("continuous integration", () => {
  it("runs the commands that the README gives to test", () => {
    const steps = all(/^ {6}- run: (npm .*)$/gm, read(".github/workflows/ci.yml"));
    const command = /^(npm ci && npm test) /m.exec(read("README.md"))?.[1];
    expect(steps.join(" && ")).toBe(command);
  });
});

describe("deployment", () => {
  it("brings, by workflow and by hand, what the package holds", () => {
    const upload = /zip .*\.\.\/functions\.zip \./;
    for (const text of [deploy, read("docs/deployment.md")]) {
      expect(text).toContain("npm run package");
      expect(text).toMatch(upload);
    }
    expect(read("docs/deployment.md")).toContain("--swa-config-location dist/package/site");
  });
});
