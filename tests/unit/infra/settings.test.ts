import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALL_SETTINGS } from "#functions/config/settings.ts";
import type { Delivery } from "#functions/delivery/send-report.ts";
import { REPORT_POISON_QUEUE, REPORT_QUEUE } from "#functions/storage/azure-report-queue.ts";
import { deployedSettings } from "#tools/azure/deployed-settings.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { readBicep } from "../../deployment/support/bicep.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** The first group of every match. */
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, group]) => group);

const namesOfKind = (kind: (typeof ALL_SETTINGS)[number]["kind"]) =>
  ALL_SETTINGS.filter((setting) => setting.kind === kind).map(({ name }) => name);

const functions = readBicep("infra/modules/functions.bicep");
const parameters = readBicep("infra/main.bicepparam");
const alerts = read("infra/modules/alerts.bicep");
const deploy = read(".github/workflows/deploy.yml");

describe("the infrastructure", () => {
  it("gives the app every setting that a deployer chooses, and keeps secrets in the key vault", () => {
    const chosen = parameters.propertiesOf("settings");
    expect([...chosen.keys()]).toEqual(namesOfKind(undefined));
    const given = ["planningServiceKey", "reportAccessCode", "fixed"].flatMap((name) => [
      ...functions.propertiesOf(name),
    ]);
    const inVault = given.filter(([, value]) => value.startsWith("'@Microsoft.KeyVault("));
    expect(inVault.map(([name]) => name).toSorted()).toEqual(namesOfKind("secret").toSorted());
  });

  it("reads only variables that the workflow passes on", () => {
    const known = [...namesOfKind(undefined), ...namesOfKind("deployment")];
    expect(known).toEqual(expect.arrayContaining([...parameters.argumentsOf("readEnvironmentVariable")]));
  });

  it("sets exactly the settings that the check takes as set", () => {
    // The first is Azure's own, the last the host's alone.
    const set = ["WEBSITE_SITE_NAME", ...functions.propertiesOf("fixed").keys()];
    const taken = [...Object.keys(deployedSettings({})), "APPLICATIONINSIGHTS_CONNECTION_STRING"];
    expect(taken.toSorted()).toEqual(set.toSorted());
  });

  it("allows no keys for the storage, and gives the app only roles that the workflow may assign", () => {
    const storage = read("infra/modules/storage.bicep");
    expect(storage).toContain("allowSharedKeyAccess: false");
    const id = /'([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'/g;
    const assigned = [...all(id, storage), ...all(id, read("infra/modules/vault.bicep"))].join(", ");
    expect(all(/GuidEquals \{(.*)\}/g, read("infra/deployer-condition.txt"))).toEqual([assigned, assigned]);
  });

  it("runs the version of Node that the package asks for", () => {
    const major = functions.propertiesOf("app").get("version")?.replaceAll("'", "");
    expect(packageJson.engines.node).toBe(`>=${major} <${Number(major) + 1}`);
    expect(read(".nvmrc")).toMatch(new RegExp(`^${major}\\.`));
  });

  it("creates the queues that the app uses", () => {
    const storage = read("infra/modules/storage.bicep");
    for (const queue of [REPORT_QUEUE, REPORT_POISON_QUEUE]) expect(storage).toContain(`name: '${queue}'`);
  });

  it("watches reports by the app's log of their rows, not by messages on the poison queue", () => {
    const given: Delivery["status"] = "given-up";
    const sent: Delivery["status"] = "accepted";
    expect(alerts).toContain(`name == "SendReport" and status == "${given}"`);
    expect(alerts).toMatch(
      new RegExp(`name: 'many-mails'[^]*status == "${sent}"'[^]*threshold: alertMailsPerHour`),
    );
    expect(alerts).not.toContain("StorageQueueLogs");
    expect(read("infra/main.bicepparam")).toMatch(/^param alertMailsPerHour = \d+$/m);
  });

  it("has an alert for each documented line, and a documented line for each alert", () => {
    const watched = all(/^\| `([a-z-]+)` \| /gm, read("docs/deployment.md"));
    expect(watched).toEqual(all(/^ {4}name: '([a-z-]+)'$/gm, alerts));
  });
});

describe("continuous integration", () => {
  it("runs the README's test commands", () => {
    const steps = all(/^ {6}- run: (npm .*)$/gm, read(".github/workflows/ci.yml"));
    const command = /^(npm ci && npm test) /m.exec(read("README.md"))?.[1];
    expect(steps.join(" && ")).toBe(command);
  });
});

describe("deployment", () => {
  it("uploads, by workflow and by hand, the files of the package", () => {
    const upload = /zip .*\.\.\/functions\.zip \./;
    for (const text of [deploy, read("docs/deployment.md")]) {
      expect(text).toContain("npm run package");
      expect(text).toMatch(upload);
    }
    expect(read("docs/deployment.md")).toContain("--swa-config-location dist/package/site");
  });
});
