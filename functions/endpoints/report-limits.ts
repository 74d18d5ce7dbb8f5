import { clientAddress } from "#functions/http/client-address.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import type { IncomingRequest } from "#functions/http/incoming-request.ts";
import type { Limit, Limits } from "#functions/storage/limits.ts";
import type { ReportHashes } from "#functions/storage/report-id.ts";

const HOUR_MS = 60 * 60_000;

export interface ReportLimitOptions {
  readonly perRecipientAndDay: number;
  readonly perAddressAndHour: number;
  /** How many proxies that we trust stand before this app. */
  readonly trustedProxies: number;
  readonly limits: Limits;
  readonly hashes: Pick<ReportHashes, "subject">;
}

/**
 * Counts a report against the limits of its recipient and of who asks for it.
 * @param what names the report; the same one counts once
 * @throws {HttpProblem} 429, 503
 */
export async function countReport(
  request: Pick<IncomingRequest, "headers">,
  email: string,
  what: string,
  { perRecipientAndDay, perAddressAndHour, trustedProxies, limits, hashes }: ReportLimitOptions,
): Promise<void> {
  const take = async (limit: Limit, who: string) => {
    const waitMs = await limits.take(limit, hashes.subject(limit.name, who), hashes.subject("what", what));
    if (waitMs > 0) {
      const headers = { "Retry-After": String(Math.ceil(waitMs / 1_000)) };
      throw new HttpProblem(limit.name === "recipient" ? "too-many-reports" : "too-many-requests", {
        detail: `Too many reports for one ${limit.name}`,
        headers,
      });
    }
  };
  const address = clientAddress(request, trustedProxies);
  await take({ name: "address", maximum: perAddressAndHour, windowMs: HOUR_MS }, address);
  await take({ name: "recipient", maximum: perRecipientAndDay, windowMs: 24 * HOUR_MS }, mailboxOf(email));
}

/** The mailbox of an address: case does not matter, nor what follows a plus sign (subaddressing, RFC 5233). */
function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}
