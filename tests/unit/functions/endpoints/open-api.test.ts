import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { OPEN_API_DOCUMENT } from "#functions/endpoints/open-api.ts";
import { CALCULATOR_NAMES, CALCULATORS } from "#shared/calculators.ts";

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
      "/CalculateInsights",
      "/EmailPdf",
      "/DownloadPdf",
      "/Health",
      "/openapi.json",
    ]);
  });

  it("refers only to existing schemas, and has none that are unused", () => {
    const references = everyReference(document);
    for (const reference of references) expect(resolve(reference), reference).toBeTypeOf("object");
    const names = references.map((reference) => reference.replace("#/components/schemas/", ""));
    expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  it("has schemas that a validator accepts", () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false });
    addFormats.default(ajv, ["email"]);
    for (const schema of Object.values<object>(document.components.schemas)) {
      expect(() => ajv.compile(schema)).not.toThrow();
    }
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
