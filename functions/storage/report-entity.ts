import { isReportId, partsOfReportId } from "./report-id.ts";
import type { ReportRow, RowKeys } from "./report-rows.ts";

export function rowKeys(id: string): RowKeys {
  const { day, hash } = partsOfReportId(id);
  return { partitionKey: day, rowKey: hash };
}

/** A row as the table stores it; `open` marks those with personal data. */
export function toEntity({ id, ...row }: ReportRow, revision: string) {
  return { ...rowKeys(id), ...row, open: "order" in row && row.order !== undefined, revision };
}

/** Reads a row that the table stores. @throws {RangeError} if no version of this app wrote it; the message holds nothing of it */
export function fromEntity(entity: Readonly<Record<string, unknown>>): ReportRow {
  const read = fieldReader(entity);
  const id = `${read.text("partitionKey")}-${read.text("rowKey")}`;
  if (!isReportId(id)) throw unreadable("rowKey");
  const known = {
    id,
    correlationId: read.text("correlationId"),
    requestedAt: read.date("requestedAt"),
  };
  const state = read.text("state");
  if (state === "sent") return { ...known, state };
  if (state === "failed" || state === "unknown") {
    return { ...known, state, ...(entity["open"] === true && { order: read.text("order") }) };
  }
  const pending = { ...known, order: read.text("order"), attempts: read.number("attempts") };
  if (state === "queued") {
    return { ...pending, state, sweeps: read.number("sweeps"), dueAt: read.date("dueAt") };
  }
  if (state === "sending") return { ...pending, state, claimedUntil: read.date("claimedUntil") };
  throw unreadable("state");
}

function fieldReader(entity: Readonly<Record<string, unknown>>) {
  const reading =
    <T>(isReadable: (value: unknown) => value is T) =>
    (name: string): T => {
      const value = entity[name];
      if (!isReadable(value)) throw unreadable(name);
      return value;
    };
  return {
    text: reading((value) => typeof value === "string"),
    number: reading((value) => typeof value === "number"),
    date: reading((value) => value instanceof Date),
  };
}

function unreadable(name: string): RangeError {
  return new RangeError(`the ${name} of a stored report cannot be read`);
}
