import { describe, expect, test } from "vitest";
import { type DownloadDependencies, downloadPdf } from "#functions/endpoints/download-pdf.ts";
import { createCallLog } from "#functions/http/call-log.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import { overloaded } from "#functions/http/http-problem.ts";
import { PdfError } from "#functions/pdf/pdf-renderer.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { BRANDS } from "../../../fixtures/brands.ts";
import { PENSION_FORM } from "../../../fixtures/forms.ts";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import { AT_ONCE, NEVER } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const ORIGIN = "https://plan.example.com";
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

/** Asks for a report; the renderer keeps what it is given. */
async function download(body: object, dependencies: Partial<DownloadDependencies> = {}) {
  const rendered: ReportDocument[] = [];
  const planning = createEmbeddedPlanningService(FUND_CODES);
  const endpoint = downloadPdf({
    planning,
    insightPlanning: planning,
    funds: FUND_CODES,
    brands: BRANDS,
    allowedOrigins: new Set([ORIGIN]),
    tools: { kind: "all" },
    today: () => ({ year: 2026, month: 11, day: 21 }),
    pdf: {
      render: async (document) => {
        rendered.push(document);
        return PDF;
      },
    },
    inTurn: AT_ONCE,
    calculateInTurn: AT_ONCE,
    ...dependencies,
  });
  const handler = createHandler(endpoint, {
    allowedOrigins: new Set([ORIGIN]),
    elapsed: () => 0,
    arrivalTime: () => 0,
    clientOf: () => undefined,
    log: createCallLog(() => 0),
  });
  const log: string[] = [];
  const context = { invocationId: "test", log: (line: string) => log.push(line) };
  return { ...(await handler(jsonRequest(body), context)), rendered, log: log.join() };
}

const REQUEST = { baseUrl: `${ORIGIN}/`, payload: encodePayload(PENSION_FORM) };

const failing = (error: Error) => ({ render: () => Promise.reject(error) });

describe("DownloadPdf", () => {
  test("returns the form's report as a file", async () => {
    const { status, headers, body, rendered } = await download(REQUEST);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "Content-Type": "application/pdf",
      "Content-Disposition": 'attachment; filename="report.pdf"',
      "Cache-Control": "no-store",
    });
    expect(body).toEqual(PDF);
    expect(rendered.map(({ title }) => title)).toEqual(["Your retirement plan"]);
  });

  test.each(["busy", "timeout"] as const)("says when to try again if rendering is %s", async (code) => {
    const { status, headers } = await download(REQUEST, { pdf: failing(new PdfError(code)) });
    expect(status).toBe(503);
    expect(headers["Retry-After"]).toBe("2");
  });

  test("does not calculate if nobody can render in time", async () => {
    const { status, headers } = await download(REQUEST, {
      inTurn: { ...NEVER, work: () => Promise.reject(overloaded()) },
      calculateInTurn: NEVER,
    });
    expect(status).toBe(503);
    expect(headers["Retry-After"]).toBe("2");
  });

  test("frees its place in the queue of calculations while it renders", async () => {
    let isCalculating = false;
    const { status } = await download(REQUEST, {
      calculateInTurn: {
        ...NEVER,
        work: async (_call, work) => {
          isCalculating = true;
          const document = await work();
          isCalculating = false;
          return document;
        },
      },
      pdf: {
        render: async () => {
          expect(isCalculating).toBe(false);
          return PDF;
        },
      },
    });
    expect(status).toBe(200);
  });

  test("reveals nothing about a failed rendering, and logs nothing about the visitor", async () => {
    const { status, body, log } = await download(REQUEST, { pdf: failing(new PdfError("failed")) });
    expect(status).toBe(500);
    expect(JSON.parse(String(body))).toMatchObject({ code: "internal-error" });
    expect(log).toContain("PdfError");
    for (const secret of [PENSION_FORM.name, PENSION_FORM.email, PENSION_FORM.phoneNumber, REQUEST.payload]) {
      expect(`${String(body)} ${log}`).not.toContain(secret);
    }
  });

  test.each([
    ["unavailable", 503],
    ["timeout", 504],
    ["invalid-answer", 502],
  ] as const)("answers %s of the planning service with %i, and renders nothing", async (code, expected) => {
    const refuse = () => Promise.reject(new PlanningError(code, "down"));
    const planning = { modelVersion: "none", forecast: refuse, gap: refuse };
    const { status, rendered } = await download(REQUEST, { planning });
    expect(status).toBe(expected);
    expect(rendered).toEqual([]);
  });

  test.each([
    ["is too large", { ...REQUEST, payload: "a".repeat(17_000) }, "body-too-large"],
    ["lacks a field", { baseUrl: REQUEST.baseUrl }, "invalid-input"],
  ])("takes no place in the line for a body that %s", async (_what, body, code) => {
    const answer = await download(body, { inTurn: NEVER });
    expect(JSON.parse(String(answer.body))).toMatchObject({ code });
  });

  test("refuses invalid input before it calculates or renders", async () => {
    const never = () => expect.fail("calculated");
    const planning = { modelVersion: "none", forecast: never, gap: never };
    const { status, rendered } = await download({ ...REQUEST, payload: "e30" }, { planning });
    expect(status).toBe(400);
    expect(rendered).toEqual([]);
  });
});
