import { deflateSync, inflateSync } from "fflate";
import { type KeptPlan, readKeptPlan } from "./kept-plan.ts";
import { PASSED_PLAN_FRAGMENT, PLAN_FRAGMENT } from "./plan-fragment.ts";

/** Prefix of the first format, which stays readable for ever; see docs/adr/0023. */
const FORMAT = "1.";

/** A plan of the first format behind the prefix, up to anything that other programs appended. */
const PASSED_PLAN = /^1(?:\.|%2e)([\w-]+)/i;

/** Longest fragment that is read. Unit: characters; a large plan takes about 600, a family of four with its form of then 1,600. */
const LONGEST_FRAGMENT = 4_000;

/** Largest size that a fragment may inflate to. Unit: bytes; the largest plan takes about 1,000. */
const LARGEST_PLAN = 8_192;

/**
 * Returns the address that opens a plan: the fragment holds it as JSON in UTF-8, deflated (RFC 1951), in base64 of the
 * URL-safe alphabet without padding (RFC 4648, section 5).
 * @param formUrl address of the calculator's form
 */
export function planLink(formUrl: string, plan: KeptPlan): string {
  const deflated = deflateSync(new TextEncoder().encode(JSON.stringify(plan)), { level: 9 });
  const base64 = btoa(Array.from(deflated, (byte) => String.fromCharCode(byte)).join(""));
  const urlSafe = base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${formUrl}${PLAN_FRAGMENT}${FORMAT}${urlSafe}`;
}

/** Reads the plan in a fragment, which starts with "#"; undefined if it is damaged or too large. */
export function readPlanFragment(fragment: string): KeptPlan | undefined {
  if (fragment.length > LONGEST_FRAGMENT) return undefined;
  const [, urlSafe] = PASSED_PLAN.exec(fragment.replace(PASSED_PLAN_FRAGMENT, "")) ?? [];
  if (urlSafe === undefined) return undefined;
  try {
    const base64 = urlSafe.replaceAll("-", "+").replaceAll("_", "/");
    const deflated = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    // Excess data is cut off, and the rest is not valid JSON.
    const inflated = inflateSync(deflated, { out: new Uint8Array(LARGEST_PLAN) });
    return readKeptPlan(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(inflated)));
  } catch {
    return undefined;
  }
}
