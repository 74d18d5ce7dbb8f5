import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALL_SETTINGS } from "#functions/config/settings.ts";
import type { WorkResult } from "#functions/delivery/log-work.ts";
import type { Delivery } from "#functions/delivery/send-report.ts";
import { TOPOLOGIES } from "#functions/http/topology.ts";
import { REPORT_POISON_QUEUE, REPORT_QUEUE } from "#functions/storage/azure-report-queue.ts";
import { deployedSettings } from "#tools/azure/deployed-settings.ts";
import { builtConfig } from "#tools/vite/static-web-app.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { readBicep } from "../../deployment/support/bicep.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** The first group of every match. */
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, group]) => group);

const namesOfKind = (kind: (typeof ALL_SETTINGS)[number]["kind"]) =>
  ALL_SETTINGS.filter((setting) => setting.kind === kind).map(({ name }) => name);

const functions = readBicep("infra/modules/functions.bicep");
const parameters = readBicep("infra/main.bicepparam");
const trialParameters = readBicep("infra/trial.bicepparam");
const main = readBicep("infra/main.bicep");
const alerts = read("infra/modules/alerts.bicep");
const deploy = read(".github/workflows/deploy.yml");

describe("the infrastructure", () => {
  it("gives the app every setting that a deployer chooses, and keeps secrets in the key vault", () => {
    const chosen = parameters.propertiesOf("settings");
    expect([...chosen.keys()]).toEqual(namesOfKind(undefined));
    expect(trialParameters.propertiesOf("settings")).toEqual(chosen);
    const given = ["planningServiceKey", "reportAccessCode", "fixed"].flatMap((name) => [
      ...functions.propertiesOf(name),
    ]);
    const inVault = given.filter(([, value]) => value.startsWith("'@Microsoft.KeyVault("));
    expect(inVault.map(([name]) => name).toSorted()).toEqual(namesOfKind("secret").toSorted());
  });

  it("reads only variables that the workflow passes on", () => {
    const known = [...namesOfKind(undefined), ...namesOfKind("deployment")];
    for (const file of [parameters, trialParameters]) {
      expect(known).toEqual(expect.arrayContaining([...file.argumentsOf("readEnvironmentVariable")]));
    }
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
    expect(functions.propertiesOf("app").get("linuxFxVersion")).toContain(`'NODE|${major}'`);
    expect(read(".nvmrc")).toMatch(new RegExp(`^${major}\\.`));
  });

  it("knows the app's topologies, and tells the app which one it is in", () => {
    const allowed = `@allowed([${TOPOLOGIES.map((name) => `'${name}'`).join(", ")}])\nparam topology string`;
    expect(read("infra/main.bicep")).toContain(allowed);
    expect(functions.propertiesOf("fixed").get("TOPOLOGY")).toBe("topology");
  });

  it("closes the functions to everybody but its own Front Door, if that stands before them", () => {
    const app = functions.propertiesOf("app");
    expect(app.get("ipSecurityRestrictionsDefaultAction")).toBe("topology == 'frontDoor' ? 'Deny' : 'Allow'");
    expect(app.get("ipSecurityRestrictions")).toMatch(/^topology == 'frontDoor'\s+\? \[[\s\S]*\]\s+: \[\]$/);
    expect(app.get("tag")).toBe("'ServiceTag'");
    expect(app.get("ipAddress")).toBe("'AzureFrontDoor.Backend'");
    expect(app.get("headers")).toBe("{ 'x-azure-fdid': [frontDoorId] }");
    expect(main.propertiesOf("functions").get("frontDoorId")).toBe("frontDoorId");
    // A link would let the site alone in.
    expect(read("infra/main.bicep")).toContain("'modules/site-backend.bicep' = if (!isBehindFrontDoor)");
  });

  it("sends the API past the static site, and limits the calls of an address, if behind Front Door", () => {
    const routes = read("infra/modules/front-door-routes.bicep");
    expect(routes).toContain(
      "{ name: 'api', pattern: '/api/*', groupId: functionsGroup.id, isCached: false }",
    );
    expect(routes).toContain("{ name: 'pages', pattern: '/*', groupId: siteGroup.id, isCached: false }");
    const policy = readBicep("infra/modules/front-door-routes.bicep").propertiesOf("policy");
    expect(policy.get("mode")).toBe("'Prevention'");
    expect(policy.get("ruleType")).toBe("'RateLimitRule'");
    expect(policy.get("rateLimitThreshold")).toBe("requestsPerAddressPerMinute");
    expect(policy.get("groupBy")).toBe("[{ variableName: 'SocketAddr' }]");
    expect(policy.get("ruleSetType")).toContain("RuleSet");
  });

  it("lets visitors, alerts and the app's own origin be at the edge of the topology", () => {
    expect(main.propertiesOf("alerts").get("siteHostname")).toBe("hostname");
    expect(main.propertiesOf("functions").get("allowedOrigins")).toMatch(/https:\/\/\$\{hostname\}/);
  });

  it("locks what must not be lost", () => {
    const locks = readBicep("infra/locks.bicep");
    for (const [lock, scope] of [
      ["storageLock", "storage"],
      ["vaultLock", "vault"],
      ["workspaceLock", "workspace"],
    ] as const) {
      expect(locks.propertiesOf(lock).get("scope")).toBe(scope);
      expect(locks.propertiesOf(lock).get("level")).toBe("'CanNotDelete'");
    }
    expect(main.outputs).toEqual(expect.arrayContaining(locks.parameters.map(({ name }) => name)));
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
    const age: keyof WorkResult = "oldestWaitMs";
    expect(alerts).toContain(
      `name == "SweepReports" and status == "swept" | extend minutes = tolong(line.${age})`,
    );
    expect(alerts).not.toContain("StorageQueueLogs");
    expect(read("infra/main.bicepparam")).toMatch(/^param alertMailsPerHour = \d+$/m);
  });

  it("has an alert for each documented line, and a documented line for each alert", () => {
    const watched = all(/^\| `([a-z-]+)` \| /gm, read("docs/deployment.md"));
    expect(watched).toEqual(all(/^ {4}name: '([a-z-]+)'$/gm, alerts));
  });
});

describe("the on-call page", () => {
  const page = read("docs/on-call.md");

  it("has a step for every alert", () => {
    const names = [...all(/^ {4}name: '([a-z-]+)'$/gm, alerts), "unreachable"];
    const symptoms = page.split("\n").filter((text) => text.startsWith("| "));
    for (const name of names) expect(symptoms.join("\n"), name).toContain(`\`${name}\``);
  });

  it("queries only fields that the app logs, as the alerts do", () => {
    const logged = all(/"(\w+)"/g, /^\/\/ What the app logs: (.*)$/m.exec(alerts)?.[1] ?? "");
    const inQueries = (text: string) => all(/\bline(?:\.|\[\\?["'])(\w+)/g, text);
    for (const text of [page, alerts, read("infra/modules/workbook.json")]) {
      expect(inQueries(text).length).toBeGreaterThan(3);
      expect(inQueries(text).filter((field) => !logged.includes(field))).toEqual([]);
    }
  });

  it("counts calls and not lines, one of which may stand for many refusals, as the alerts do", () => {
    const count = 'calls = coalesce(tolong(line["count"]), 1)';
    for (const text of [page, alerts, read("infra/modules/workbook.json").replaceAll("'", '"')]) {
      const ofLines = text.replaceAll(/AppAvailabilityResults.*/g, "");
      expect(ofLines).not.toMatch(/\bcount(if)?\(/);
      expect(ofLines.split(count)).toHaveLength(ofLines.split("parse_json(Message)").length);
    }
    expect(alerts).toMatch(/status == "429" \| summarize refused = sum\(calls\)'\n +column: 'refused'/);
  });

  it("links only to headings that exist", () => {
    for (const name of ["on-call", "deployment"]) {
      for (const [, file, anchor] of read(`docs/${name}.md`).matchAll(/\]\(((?:[\w-]+\.md)?)#([\w-]+)\)/g)) {
        const headings = all(/^#+ (.+)$/gm, read(`docs/${file || `${name}.md`}`));
        const anchors = headings.map((heading = "") =>
          heading
            .toLowerCase()
            .replaceAll(/[^\w -]/g, "")
            .replaceAll(" ", "-"),
        );
        expect(anchors, `${name}: ${file}`).toContain(anchor);
      }
    }
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

  it("tells the site, by workflow and by hand, which Front Door it is behind", () => {
    const placeholders = Object.values(
      JSON.parse(
        builtConfig(read("staticwebapp.config.json"), {
          partnerOrigins: [],
          hasPreview: false,
          frontDoorHosts: [],
        }),
      ).forwardingGateway,
    ).flatMap((value) => Object.values(value ?? {}));
    expect(placeholders).toHaveLength(2);
    for (const text of [deploy, read("docs/deployment.md")]) {
      for (const name of placeholders) expect(text).toContain(`s/${name}/`);
    }
  });
});
