import * as fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { reminderCalendar, reminderId } from "#client/plans/reminder.ts";

const REMINDER = {
  title: "Pension calculator: time to look at your plan again",
  text: "A year ago; 62 in 100, back\\slash\nhttps://calculators.example/#plan=1.abc",
  url: `https://calculators.example/ar/calculator#plan=1.${"Ab_-9".repeat(100)}`,
  uid: "4d1e8d5e-8f6c-4d0a-9b56-3f0c0b4c8a11",
  today: { year: 2026, month: 11, day: 27 },
  now: Date.UTC(2026, 10, 26, 20, 5, 9),
};

/** 64 bits of FNV-1a, as published: "foobar" is 85944171f73967e8. Another way of counting than the product's. */
function fnv1a(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  const hash = bytes.reduce(
    (sum, byte) => ((sum ^ BigInt(byte)) * 1_099_511_628_211n) % 2n ** 64n,
    14_695_981_039_346_656_037n,
  );
  return hash.toString(16).padStart(16, "0");
}

test("a plan has an identifier of its own, whatever the order of its entries", () => {
  expect(fnv1a("foobar")).toBe("85944171f73967e8");
  const form = { age: 34, risk: "Balanced", goals: [{ type: "Education" }] };
  const id = reminderId({ calculator: "pension", form });
  expect(id).toBe(
    `${fnv1a('pension,["age",34],["goals/0/type","Education"],["risk","Balanced"]')}@goal-planning-calculators`,
  );
  const { age, ...others } = form;
  expect(reminderId({ calculator: "pension", form: { ...others, age } })).toBe(id);
  const different = [
    reminderId({ calculator: "pension", form: { ...form, age: 35 } }),
    reminderId({ calculator: "family", form }),
  ];
  expect(new Set([id, ...different]).size).toBe(3);
});

/** Reads a calendar by another program. */
function read(calendar: string) {
  const component = new ICAL.Component(ICAL.parse(calendar));
  const events = component.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const [vevent] = events;
  if (vevent === undefined) throw new Error("no event");
  return { component, vevent, event: new ICAL.Event(vevent) };
}

test("another program reads one event of a day, a year from today, with the link", () => {
  const { component, vevent, event } = read(reminderCalendar(REMINDER));
  expect(component.getFirstPropertyValue("version")).toBe("2.0");
  expect(component.getFirstPropertyValue("prodid")).toMatch(/./);
  expect(event.uid).toBe(REMINDER.uid);
  expect(String(vevent.getFirstPropertyValue("dtstamp"))).toBe("2026-11-26T20:05:09Z");
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe("2027-11-27");
  expect(event.endDate.toString()).toBe("2027-11-28");
  expect(event.summary).toBe(REMINDER.title);
  expect(event.description).toBe(REMINDER.text);
  expect(vevent.getFirstPropertyValue("url")).toBe(REMINDER.url);
  const alarm = vevent.getFirstSubcomponent("valarm");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT9H");
  expect(alarm?.getFirstPropertyValue("description")).toBe(REMINDER.title);
});

test.each([
  [{ year: 2028, month: 2, day: 29 }, "2029-03-01"],
  [{ year: 2027, month: 2, day: 28 }, "2028-02-28"],
  [{ year: 2026, month: 12, day: 31 }, "2027-12-31"],
])("a year from %j is %s", (today, day) => {
  expect(read(reminderCalendar({ ...REMINDER, today })).event.startDate.toString()).toBe(day);
});

// RFC 5545, section 3.1.
test("no line is longer than 75 bytes, and none ends within a character", () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => `حان موعد ${text}`);
  fc.assert(
    fc.property(texts, (text) => {
      const calendar = reminderCalendar({ ...REMINDER, title: text });
      expect(calendar.endsWith("\r\n")).toBe(true);
      for (const line of calendar.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(read(calendar).event.summary).toBe(text);
    }),
  );
});
