import type { Fault } from "#shared/contract/validation.ts";
import { formatNumber } from "#shared/report/format.ts";
import { fill } from "#shared/wording/message.ts";
import type { Wording } from "#shared/wording/wording.ts";

/**
 * What a field says of its fault: `true` where it is empty, for then its label is highlighted and nothing said.
 * @param entry what the field holds
 */
export function faultText(
  { path, rule, limit = 0 }: Fault,
  entry: unknown,
  { faults }: Wording,
): string | true {
  if (entry === "") return true;
  const shownLimit = path.endsWith("/startYear") ? limit : formatNumber(limit);
  const texts: Readonly<Record<string, string>> = {
    type: typeof entry === "number" ? faults.wholeNumber : faults.number,
    minimum: fill(faults.minimum, { limit: shownLimit }),
    maximum: fill(faults.maximum, { limit: shownLimit }),
    format: faults.email,
    pattern: path === "/phoneNumber" ? faults.phone : faults.characters,
    phone: faults.phone,
    maxLength: fill(faults.tooLong, { limit }),
    notAboveRetirementAge: faults.notAboveRetirementAge,
    notBelowAge: faults.notBelowAge,
  };
  return texts[rule] ?? faults.other;
}
