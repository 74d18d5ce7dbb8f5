import { expect, test } from "vitest";
import { reportRequest } from "#client/features/summary/report-page.ts";
import { FLOWS } from "#shared/calculators.ts";
import { decodePayload } from "#shared/contract/payload-codec.ts";

test("a report is asked for with the whole form, and with where its calculator lives", () => {
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
  ]);
  for (const { payload } of requests) expect(decodePayload(payload)).toEqual(form);
});
