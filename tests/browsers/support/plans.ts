import { expect } from "vitest";
import { choice, literally, region, text, textbox } from "../in-page/query.ts";
import type { Visitor } from "./visitor.ts";
import { waitUntil } from "./wait-until.ts";

/** The least that a forecast of a pension needs, and waits for it. */
export async function planPension(visitor: Visitor, salary: string): Promise<void> {
  const { fields, risks } = visitor.wording;
  await visitor.enter(fields.monthlySalary, salary);
  await visitor.press(choice(fields.risk, risks.Balanced.name));
  await expectUpToDate(visitor);
}

export async function fillContact(visitor: Visitor, email: string): Promise<void> {
  const { fields } = visitor.wording;
  await visitor.enter(fields.name, "Layla");
  await visitor.enter(fields.email, email);
  await visitor.enter(fields.phoneNumber, "050 123 4567");
}

/** An address that no other journey sends a mail to. */
export function newAddress(): string {
  return `${crypto.randomUUID()}@example.com`;
}

export function results({ wording }: Visitor) {
  return region(wording.results.heading);
}

/** Waits until the forecast is up to date, and looks at it: what stands below it comes once it is seen. */
export async function expectUpToDate(visitor: Visitor): Promise<void> {
  await visitor.reach(text(visitor.wording.results.upToDate, results(visitor)));
}

/** The chance of a form's plan, as 76.58%. */
export async function chance(visitor: Visitor): Promise<string> {
  // Before a result is drawn, an example stands in its place.
  await visitor.see(region(visitor.wording.plans.title));
  const label = literally(visitor.wording.results.chance);
  const { text: told } = await visitor.see(
    text(new RegExp(`^${label} ?\\d+(\\.\\d\\d)?%$`), results(visitor)),
  );
  return told.slice(label.length).trim();
}

/** Waits until the forecast is one of another chance. @returns that */
export async function otherChance(visitor: Visitor, before: string): Promise<string> {
  await waitUntil(async () => expect(await chance(visitor)).not.toBe(before));
  await expectUpToDate(visitor);
  return chance(visitor);
}

/** An amount of dirhams as its field shows it. */
export function shownAmount({ wording }: Visitor, amount: string): string {
  return wording.currencies.AED.amount({ amount }).replaceAll("\u00a0", " ");
}

/** Waits until a field shows a value. */
export function expectShown({ see }: Visitor, label: string, value: string): Promise<void> {
  return waitUntil(async () => expect((await see(textbox(label))).value, label).toBe(value));
}
