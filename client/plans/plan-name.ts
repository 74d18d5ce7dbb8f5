import type { Wording } from "#shared/wording/wording.ts";

/** Returns the name of a kept plan: its time by the visitor's clock. @param keptAt milliseconds since 1970-01-01T00Z */
export function planName(keptAt: number, { months, plans }: Wording): string {
  const moment = new Date(keptAt);
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return plans.keep.name({
    day: String(moment.getDate()),
    month: months[moment.getMonth()] ?? "",
    year: moment.getFullYear(),
    time: `${hours}:${minutes}`,
  });
}
