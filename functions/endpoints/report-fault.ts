import type { Endpoint } from "#functions/http/endpoint.ts";
import { HttpProblem, invalidInput } from "#functions/http/http-problem.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import { requireOwnPage } from "#functions/http/require-own-page.ts";
import { siteOf } from "#functions/rate-limits/client-address.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { validateWith } from "#shared/contract/validation.ts";

/** Largest body: five frames of the longest names take less than a third of it. Unit: bytes. */
const MAXIMUM_FAULT_BYTES = 2_048;

const WINDOW_SECONDS = 60;
/** Most faults of one site in a minute: a page tells three. */
const PER_SITE = 6;
/** Most faults in a minute, whoever tells them, so that they do not use up the log's quota. */
const IN_ALL = 60;

interface FaultDependencies {
  /** A clock that never goes back, milliseconds. */
  readonly elapsed: () => number;
}

/** `POST ReportFault`: writes an error of a page's scripts into the call's log line. */
export function reportFault({ elapsed }: FaultDependencies): Endpoint {
  let window = 0;
  let inAll = 0;
  let bySite = new Map<string | undefined, number>();

  /** @throws {HttpProblem} 429 */
  function refuseIf(isTooMuch: boolean): void {
    if (isTooMuch) {
      throw new HttpProblem("too-many-requests", { headers: { "Retry-After": String(WINDOW_SECONDS) } });
    }
  }

  /** Counts a call against the share of its household. @throws {HttpProblem} 429 */
  function countCall(client: string | undefined): void {
    const current = Math.floor(elapsed() / (WINDOW_SECONDS * 1_000));
    if (current !== window) {
      window = current;
      inAll = 0;
      bySite = new Map();
    }
    const site = siteOf(client);
    const ofSite = bySite.get(site) ?? 0;
    refuseIf(inAll >= IN_ALL || ofSite >= PER_SITE);
    bySite.set(site, ofSite + 1);
  }

  /** Counts a fault that is going to be written. What is refused uses up nobody's share but its own. @throws 429 */
  function countFault(): void {
    refuseIf(inAll >= IN_ALL);
    inAll += 1;
  }

  return {
    name: "ReportFault",
    route: "ReportFault",
    methods: ["POST"],
    handle: async (request, call) => {
      requireOwnPage(request, { kind: "none" });
      countCall(call.client);
      const body = await readJsonBody(request, MAXIMUM_FAULT_BYTES);
      const validated = validateWith(validators.ScriptFault, body);
      if (!validated.ok) throw invalidInput(validated.faults);
      countFault();
      call.note({ fault: validated.value });
      return { status: 204, headers: {} };
    },
  };
}
