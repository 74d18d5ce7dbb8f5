import { HttpProblem } from "#functions/http/http-problem.ts";
import type { RateLimit, RateLimiter } from "#functions/storage/azure-rate-limiter.ts";
import type { ReportHashes } from "#functions/storage/report-id.ts";
import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import { siteNetwork } from "./client-address.ts";
import { mailboxReached } from "./mailbox.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface ReportLimitOptions {
  readonly perRecipientAndDay: number;
  readonly perAddressAndHour: number;
  /** For a network that has many addresses, however these are shared out; IPv6 alone has such. */
  readonly perNetworkAndDay: number;
  readonly rateLimiter: Pick<RateLimiter, "take">;
  readonly hashes: Pick<ReportHashes, "subject">;
}

/**
 * Counts a report against the limits of who asks for it and of its recipient.
 * @param client the address of who asks, as `clientAddress` writes it; undefined where none is known
 * @param what names the report; the same one counts once
 * @returns since when it counts for the recipient, milliseconds since 1970-01-01T00:00Z
 * @throws {HttpProblem} 429 `too-many-reports` for the recipient, `too-many-requests` for who asks
 * @throws {StorageError} if the storage fails
 */
export async function countReport(
  client: string | undefined,
  email: string,
  what: string,
  options: ReportLimitOptions,
): Promise<number> {
  const { perRecipientAndDay, perAddressAndHour, perNetworkAndDay, rateLimiter, hashes } = options;
  const take = async (limit: RateLimit, who: string, code: ProblemCode) => {
    const counted = await rateLimiter.take(
      limit,
      hashes.subject(limit.name, who),
      hashes.subject("what", what),
    );
    if (counted.isCounted) return counted.since;
    throw new HttpProblem(code, {
      detail: `Too many reports for one ${limit.name}`,
      headers: { "Retry-After": String(Math.ceil(counted.waitMs / 1_000)) },
    });
  };
  const network = client && siteNetwork(client);
  const ofAddress = { name: "address", maximum: perAddressAndHour, windowMs: HOUR_MS };
  const ofNetwork = { name: "network", maximum: perNetworkAndDay, windowMs: DAY_MS };
  const ofRecipient = { name: "recipient", maximum: perRecipientAndDay, windowMs: DAY_MS };
  // Callers of whom no address is known are not one caller; the recipient's limit holds them.
  if (client !== undefined) await take(ofAddress, client, "too-many-requests");
  if (network !== undefined) await take(ofNetwork, network, "too-many-requests");
  return take(ofRecipient, mailboxReached(email), "too-many-reports");
}
