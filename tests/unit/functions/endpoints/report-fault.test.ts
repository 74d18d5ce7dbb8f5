import { describe, expect, it } from "vitest";
import { reportFault } from "#functions/endpoints/report-fault.ts";
import type { CallNotes } from "#functions/http/endpoint.ts";
import type { ScriptFault } from "#shared/contract/script-fault.ts";
import { ANY_CALL } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const FAULT: ScriptFault = {
  errorClass: "TypeError",
  frames: ["assets/ForecastChart-D_xV1vf.js:1:4711"],
  commit: "24a722a",
};
const OWN_PAGE = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "empty" };

/** Tells a fault. @returns what is noted in the log */
async function tell(
  endpoint: ReturnType<typeof reportFault>,
  body: unknown = FAULT,
  client: string | undefined = undefined,
  headers: Record<string, string> = OWN_PAGE,
): Promise<CallNotes> {
  let notes: CallNotes = {};
  const request = jsonRequest(JSON.stringify(body), headers);
  const { status } = await endpoint.handle(request, { ...ANY_CALL, client, note: (more) => (notes = more) });
  expect(status).toBe(204);
  return notes;
}

describe("a fault of a page", () => {
  it("is written into the log as it was told", async () => {
    expect(await tell(reportFault({ elapsed: () => 0 }))).toEqual({ fault: FAULT });
  });

  it.each([
    ["a message", { ...FAULT, message: "Layla" }],
    ["a sentence as its class", { ...FAULT, errorClass: "Error: layla@example.com" }],
    ["a line break in its class", { ...FAULT, errorClass: "Error\n" }],
    ["a place outside the site", { ...FAULT, frames: ["https://stranger.example/assets/a.js:1:1"] }],
    ["another place behind a line break", { ...FAULT, frames: ["assets/a.js:1:1\nlayla"] }],
    ["no place", { ...FAULT, frames: [] }],
    ["six places", { ...FAULT, frames: Array(6).fill("assets/a.js:1:1") }],
    ["a commit that is none", { ...FAULT, commit: "main" }],
    ["a list", [FAULT]],
  ])("is refused with %s", async (_, body) => {
    await expect(tell(reportFault({ elapsed: () => 0 }), body)).rejects.toMatchObject({
      code: "invalid-input",
    });
  });

  it("is refused beyond two kilobytes", async () => {
    const body = { ...FAULT, frames: [`${"a".repeat(2_048)}`] };
    await expect(tell(reportFault({ elapsed: () => 0 }), body)).rejects.toMatchObject({
      code: "body-too-large",
    });
  });

  it.each([
    ["another site", { ...OWN_PAGE, "sec-fetch-site": "cross-site" }],
    ["a program", {}],
  ])("is refused from %s", async (_, headers) => {
    await expect(tell(reportFault({ elapsed: () => 0 }), FAULT, "1.2.3.4", headers)).rejects.toMatchObject({
      code: "cross-site-refused",
    });
  });

  it("counts against its client's limit, and in the next minute anew", async () => {
    let now = 0;
    const endpoint = reportFault({ elapsed: () => now });
    for (let count = 0; count < 6; count++) await tell(endpoint, FAULT, "1.2.3.4");
    await expect(tell(endpoint, FAULT, "1.2.3.4")).rejects.toMatchObject({
      code: "too-many-requests",
      headers: { "Retry-After": "60" },
    });
    await tell(endpoint, FAULT, "5.6.7.8");
    now = 60_000;
    await tell(endpoint, FAULT, "1.2.3.4");
  });

  it("counts together the networks of one household, and what is refused against nobody else", async () => {
    const endpoint = reportFault({ elapsed: () => 0 });
    for (let count = 0; count < 90; count++) {
      const refused = tell(endpoint, "no fault", `2001:db8:1:${count.toString(16)}::/64`);
      await expect(refused).rejects.toMatchObject({
        code: count < 6 ? "invalid-input" : "too-many-requests",
      });
      await expect(tell(endpoint, "no fault", `10.0.0.${count}`)).rejects.toMatchObject({
        code: "invalid-input",
      });
    }
    await tell(endpoint, FAULT, "2001:db8:2:0::/64");
  });

  it("counts against the limit of all", async () => {
    const endpoint = reportFault({ elapsed: () => 0 });
    for (let count = 0; count < 60; count++) await tell(endpoint, FAULT, `10.0.0.${count}`);
    await expect(tell(endpoint, FAULT, "5.6.7.8")).rejects.toMatchObject({ code: "too-many-requests" });
  });
});
