import { expect, test } from "vitest";
import { reportRequest } from "#client/features/summary/report-pages.ts";
import { FLOWS } from "#shared/calculators.ts";
import { decodePayload } from "#shared/contract/payload-codec.ts";

test("a report request has the whole form and the calculator's address", () => {
  const form = { name: "ليلى" };
  const requests = FLOWS.map((flow) => reportRequest(form, flow, "https://host"));
  expect(requests.map(({ baseUrl }) => baseUrl)).toEqual([
    "https://host/",
    "https://host/peko",
    "https://host/education",
    "https://host/helping-kids",
    "https://host/activities",
    "https://host/healthcare",
    "https://host/kids-saver",
    "https://host/family",
  ]);
  for (const { payload } of requests) expect(decodePayload(payload)).toEqual(form);
  expect(requests[0]).not.toHaveProperty("dates");
});
