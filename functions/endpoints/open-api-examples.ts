import { childGoalExamplePlan } from "#shared/child-goal/example-plan.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { ReportReceipt, ReportRequest } from "#shared/contract/report-request.ts";
import type { ScriptFault } from "#shared/contract/script-fault.ts";
import { FAMILY_EXAMPLE_PLAN } from "#shared/family/example-plan.ts";
import { KIDS_SAVER_EXAMPLE_PLAN } from "#shared/kids-saver/example-plan.ts";
import { PENSION_EXAMPLE_PLAN } from "#shared/pension/example-plan.ts";
import type { ReplayRequest } from "#shared/pension/replay-schemas.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";

// Bodies of requests and answers, as the OpenAPI document shows them.

export const PENSION = { pension: PENSION_EXAMPLE_PLAN };
export const EDUCATION = { education: childGoalExamplePlan("Education") };
export const KIDS_SAVER = { kidsSaver: KIDS_SAVER_EXAMPLE_PLAN };
export const FAMILY = { family: FAMILY_EXAMPLE_PLAN };

const { type: _, ...PENSION_FIELDS } = PENSION_EXAMPLE_PLAN;

const FORM: PensionForm = {
  ...PENSION_FIELDS,
  livingWorkingIn: "AED",
  name: "Layla Haddad",
  email: "layla@example.com",
  phoneNumberCountryCode: "+971",
  phoneNumber: "501234567",
  companyName: "",
};

export const REPORT: { readonly pension: ReportRequest } = {
  pension: { baseUrl: "https://plans.example.com/calculator", payload: encodePayload(FORM) },
};

export const RECEIPT: ReportReceipt = { reportId: "0d5f5a2c9e8b4b7f8a1c3e6d2f4b6a80" };

export const ANY_PLAN = { ...PENSION, ...EDUCATION, ...KIDS_SAVER, ...FAMILY };

/** Each plan as it was, with what has been saved since. */
export const CHECK_INS = Object.fromEntries(
  Object.entries(ANY_PLAN).map(([name, plan]) => [name, { plan, months: 13, saved: 60_000 }]),
);

export const REPLAY: ReplayRequest = { plan: PENSION_EXAMPLE_PLAN, start: "1929-09" };

export const FAULT: ScriptFault = {
  errorClass: "TypeError",
  frames: ["assets/ForecastChart-D_xV1vf.js:1:4711"],
  commit: "24a722a",
};
