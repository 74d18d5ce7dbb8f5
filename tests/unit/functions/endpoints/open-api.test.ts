import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { OPEN_API_DOCUMENT } from "#functions/endpoints/open-api.ts";
import { CALCULATOR_NAMES, CALCULATORS } from "#shared/calculators.ts";
import { ChildGoalPlan as validateChildGoalPlan } from "#shared/contract/generated/ChildGoalPlan.js";
import { PensionForm as validatePensionForm } from "#shared/contract/generated/PensionForm.js";
import { decodePayload } from "#shared/contract/payload-codec.ts";

type Example = { readonly value: unknown } | { readonly $ref: string };

const document = JSON.parse(JSON.stringify(OPEN_API_DOCUMENT));

function everyReference(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : everyReference(inner),
  );
}

const resolve = (reference: string) =>
  reference
    .replace(/^#\//, "")
    .split("/")
    .reduce((value, key) => value?.[key], document);

describe("OPEN_API_DOCUMENT", () => {
  it("describes every function", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths)).toEqual([
      "/Calculate",
      "/CalculateMultiGoal",
      "/CalculateFamily",
      "/CalculateInsights",
      "/CalculateCheckIn",
      "/CalculateFutures",
      "/CalculateReplay",
      "/EmailPdf",
      "/DownloadPdf",
      "/ReportFault",
      "/Health",
      "/openapi.json",
    ]);
  });

  it("refers only to existing schemas, and has none that are unused", () => {
    const references = everyReference(document);
    for (const reference of references) expect(resolve(reference), reference).toBeTypeOf("object");
    const { securitySchemes: _, ...components } = document.components;
    const parts = Object.entries<object>(components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    expect(new Set(references)).toEqual(new Set(parts));
  });

  it("has schemas that a validator accepts", () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    addFormats.default(ajv, ["email"]);
    const text = JSON.stringify(document.components.schemas).replaceAll("#/components/schemas/", "");
    const schemas = Object.entries<object>(JSON.parse(text));
    for (const [name, schema] of schemas) ajv.addSchema(schema, name);
    for (const [name] of schemas) expect(ajv.getSchema(name)).toBeTypeOf("function");
  });

  it("has an example for every body and for every problem, each as its schema asks", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv, ["email"]);
    ajv.addSchema({ $id: "api", ...document });
    const operations = Object.values<Record<string, object>>(document.paths).flatMap(Object.values);
    const bodies = operations.flatMap(({ requestBody, responses }) => [
      ...(requestBody ? [requestBody] : []),
      ...Object.values<object>(responses),
    ]) as { content: Record<string, { schema: object; examples?: Record<string, Example> }> }[];
    let count = 0;
    for (const { content = {} } of bodies) {
      for (const [mediaType, { schema, examples = {} }] of Object.entries(content)) {
        if (mediaType === "application/problem+json") expect(Object.keys(examples)).not.toEqual([]);
        const text = JSON.stringify(schema).replaceAll("#/", "api#/");
        const isValid = ajv.compile(JSON.parse(text));
        for (const [name, example] of Object.entries(examples)) {
          const { value } = "$ref" in example ? resolve(example.$ref) : example;
          expect(isValid(value), `${name}: ${ajv.errorsText(isValid.errors)}`).toBe(true);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(50);
    for (const { requestBody } of operations as { requestBody?: (typeof bodies)[number] }[]) {
      if (requestBody) expect(requestBody.content["application/json"]?.examples).toBeDefined();
    }
  });

  it("defines what a payload holds, and its example is one", () => {
    const { payload } = document.components.schemas.ReportRequest.properties;
    expect(payload.contentSchema.oneOf).toHaveLength(4);
    const { examples } = document.paths["/EmailPdf"].post.requestBody.content["application/json"];
    expect(validatePensionForm(decodePayload(examples.pension.value.payload))).toBe(true);
  });

  it("is what docs/api.md tells integrators", () => {
    const guide = readFileSync("docs/api.md", "utf8");
    const named = [...guide.matchAll(/`POST \/api(\/\w+)`/g)].map(([, path]) => path);
    expect(named).toEqual(Object.keys(document.paths).filter((path) => path.startsWith("/Calculate")));
    const [, plan = ""] = /--data '(.+?)'/s.exec(guide) ?? [];
    expect(validateChildGoalPlan(JSON.parse(plan))).toBe(true);
  });

  it("asks programs for an access code where they may order reports, and nowhere else", () => {
    const guarded = Object.entries<Record<string, { security?: object[] }>>(document.paths)
      .filter(([, operations]) => Object.values(operations).some(({ security }) => security !== undefined))
      .map(([path]) => path);
    expect(guarded).toEqual(["/EmailPdf", "/DownloadPdf"]);
    expect(document.security).toEqual([]);
  });

  it("describes report requests by query and by body alike", () => {
    for (const path of ["/EmailPdf", "/DownloadPdf"]) {
      const { get, post } = document.paths[path];
      const parameters = get.parameters.map(({ name, required }: { name: string; required: boolean }) => [
        name,
        required,
      ]);
      expect(parameters).toEqual([
        ["baseUrl", true],
        ["payload", true],
        ["copy", false],
      ]);
      expect(post.requestBody.content["application/json"].schema.$ref).toMatch(/ReportRequest$/);
      expect(Object.keys(get.responses)).toContain("403");
    }
    const { responses } = document.paths["/EmailPdf"].post;
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["202", "403", "429", "503"]));
    expect(responses["429"].description).toBe("too-many-reports, too-many-requests.");
    expect(responses["403"].description).toContain("cross-site-refused");
    const { content } = document.paths["/DownloadPdf"].get.responses["200"];
    expect(Object.keys(content)).toEqual(["application/pdf"]);
  });

  it("names every operation once", () => {
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("names the possible answers", () => {
    const statuses = Object.keys(document.paths["/Calculate"].post.responses);
    expect(statuses).toEqual(["200", "400", "405", "413", "415", "500", "502", "503", "504"]);
  });

  it.each(CALCULATOR_NAMES)("describes the plan of %s", (calculator) => {
    const { planType } = CALCULATORS[calculator];
    if (planType !== undefined) expect(JSON.stringify(document.components)).toContain(`"${planType}"`);
    else expect(document.paths["/CalculateMultiGoal"]).toBeDefined();
  });
});
