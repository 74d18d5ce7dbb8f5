import { createHmac, hkdfSync } from "node:crypto";
import { isRecord } from "#shared/contract/is-record.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";

/** Keyed hashes, which reveal nothing about recipient and plan without the key. */
export interface ReportHashes {
  /** Hash of everything that makes two orders the same. */
  order(content: object): string;
  /** Hash of somebody to whom a limit of this name applies. */
  subject(limit: string, who: string): string;
}

const ID = /^(\d{4}-\d{2}-\d{2})-([\w-]{43})$/;

/** @param secret known to this app alone; the key is derived from it */
export function createReportHashes(secret: string): ReportHashes {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "goal-planning reports", 32));
  const hash = (purpose: string, value: object) =>
    createHmac("sha256", key)
      .update(canonicalJson([purpose, value]))
      .digest("base64url");
  return {
    order: (content) => hash("order", content),
    subject: (limit, who) => hash("subject", [limit, who]),
  };
}

/** Names a report by its day, by which rows lie together, and the hash of its order: `2026-11-21-…`. */
export function reportId(day: PlanDay, hash: string): string {
  return `${isoDay(day)}-${hash}`;
}

export function isReportId(text: string): boolean {
  return ID.test(text);
}

/** The day and the hash of an id. @throws {RangeError} if it is none */
export function partsOfReportId(id: string): { readonly day: string; readonly hash: string } {
  const [, day, hash] = ID.exec(id) ?? [];
  if (day === undefined || hash === undefined) throw new RangeError("this is not a report ID");
  return { day, hash };
}

/** A day as 2026-11-21, which sorts by time. */
export function isoDay({ year, month, day }: PlanDay): string {
  return [String(year).padStart(4, "0"), pad(month), pad(day)].join("-");
}

const pad = (number: number) => String(number).padStart(2, "0");

/** JSON in which the order of properties makes no difference: equal values give equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
