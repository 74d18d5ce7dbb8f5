import { deflateSync, inflateSync } from "fflate";
import { type KeptPlan, readKeptPlan } from "./kept-plan.ts";
import { PASSED_PLAN_FRAGMENT, PLAN_FRAGMENT } from "./plan-fragment.ts";

/** Before the first format, which is read for ever; see docs/adr/0023. */
const FORMAT = "1.";

/** The first format behind the mark, up to what others have put behind it. */
const PASSED_PLAN = /^1(?:\.|%2e)([\w-]+)/i;

/** Longest fragment that is read. Unit: characters; that of the largest plan takes about 600. */
const LONGEST_FRAGMENT = 4_000;

/** The most that a fragment may inflate to. Unit: bytes; the largest plan takes about 1,000. */
const LARGEST_PLAN = 8_192;

/**
 * The address that opens a plan: the fragment holds it as JSON in UTF-8, deflated (RFC 1951), in base64 of the URL-safe
 * alphabet without padding (RFC 4648, section 5).
 * @param formUrl where the form of its calculator is
 */
export function planLink(formUrl: string, plan: KeptPlan): string {
  const deflated = deflateSync(new TextEncoder().encode(JSON.stringify(plan)), { level: 9 });
  const base64 = btoa(Array.from(deflated, (byte) => String.fromCharCode(byte)).join(""));
  const urlSafe = base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${formUrl}${PLAN_FRAGMENT}${FORMAT}${urlSafe}`;
}

/**
 * The plan that the fragment of an address holds, whatever stands around it; undefined if it is damaged, or too large to
 * be one.
 * @param fragment from its "#" on
 */
export function readPlanFragment(fragment: string): KeptPlan | undefined {
  if (fragment.length > LONGEST_FRAGMENT) return undefined;
  const [, urlSafe] = PASSED_PLAN.exec(fragment.replace(PASSED_PLAN_FRAGMENT, "")) ?? [];
  if (urlSafe === undefined) return undefined;
  try {
    const base64 = urlSafe.replaceAll("-", "+").replaceAll("_", "/");
    const deflated = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    // What does not fit is cut off, and is no JSON then.
    const inflated = inflateSync(deflated, { out: new Uint8Array(LARGEST_PLAN) });
    return readKeptPlan(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(inflated)));
  } catch {
    return undefined;
  }
}
