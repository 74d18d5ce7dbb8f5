import { leavesOf } from "#client/session/read-state.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";

interface Reminder {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Identifies the event among those of all calendars. */
  readonly uid: string;
  /** The day on which it is made. */
  readonly today: PlanDay;
  /** The moment at which it is made. Unit: milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
}

/** Names the program that made a calendar, as it must (RFC 5545, section 3.7.3). */
const PRODUCT = "-//Goal-planning calculators//Plan reminder//EN";

/** When the calendar speaks up, counted from the beginning of the day. */
const AT_NINE = "PT9H";

/**
 * Returns what identifies the reminder of a plan: the same for the same entries, so that a calendar to which it is added
 * again moves its event and does not show two. A hash (FNV-1a, 64 bits) with the program's name.
 */
export function reminderId({ calculator, form }: Pick<KeptPlan, "calculator" | "form">): string {
  const entries = [...leavesOf(form)].map((entry) => JSON.stringify(entry)).sort();
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode([calculator, ...entries].join())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `${hash.toString(16).padStart(16, "0")}@goal-planning-calculators`;
}

/** Returns a calendar (RFC 5545) with one event: a whole day a year from today, which does not make anyone busy. */
export function reminderCalendar({ title, text, url, uid, today, now }: Reminder): string {
  const summary = textOf(title);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${basic(new Date(now).toISOString().slice(0, 19))}Z`,
    // Without an end it takes that one day.
    `DTSTART;VALUE=DATE:${basic(aYearAfter(today))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${textOf(text)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${AT_NINE}`,
    `DESCRIPTION:${summary}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** Returns the same day of the next year, such as "2027-11-24": for 29 February, 1 March. */
function aYearAfter({ year, month, day }: PlanDay): string {
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}

/** Returns a date without the separators that calendars do not write. */
function basic(date: string): string {
  return date.replaceAll(/[-:]/g, "");
}

/** Returns a text with its special characters escaped (RFC 5545, section 3.3.11). */
function textOf(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** Largest length of a line without its end (RFC 5545, section 3.1). Unit: bytes. */
const LINE_BYTES = 75;

/** Breaks a line that is too long between characters; each further part begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, length] = ["", 0];
  for (const character of line) {
    const { length: bytes } = encoder.encode(character);
    const isFull = length + bytes > LINE_BYTES;
    text += isFull ? `\r\n ${character}` : character;
    length = isFull ? 1 + bytes : length + bytes;
  }
  return text;
}
