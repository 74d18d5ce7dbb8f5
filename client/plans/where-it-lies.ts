import type { Wording } from "#shared/wording/wording.ts";

/** Returns a sentence on where savings lie in a plan. @param shareWithLess scenarios with less, percent */
export function whereItLies(shareWithLess: number, { plans: { checkIn } }: Wording): string {
  const tenths = Math.round(shareWithLess / 10);
  if (tenths === 10) return checkIn.top;
  if (tenths === 0) return checkIn.bottom;
  if (tenths === 5) return checkIn.middle;
  return tenths > 5 ? checkIn.above({ count: tenths }) : checkIn.below({ count: 10 - tenths });
}
