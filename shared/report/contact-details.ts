import { type Contact, hasContact } from "#shared/contract/contact.ts";
import type { Country } from "#shared/domain/countries.ts";
import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";
import { INTERNATIONAL_PREFIX } from "#shared/domain/phone-numbers.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { looksLikeName } from "./looks-like-name.ts";
import type { Fact } from "./report-document.ts";
import { textValue, type Value } from "./values.ts";

/**
 * Returns the recipient, the first lines of the personal information; empty without contact data. A name that looks like
 * none is left out.
 */
export function contactDetails(contact: Contact, { fields, report }: Wording): readonly Fact[] {
  if (!hasContact(contact)) return [];
  const { phoneNumberCountryCode: dialCode } = contact;
  const phoneNumber = contact.phoneNumber.replace(INTERNATIONAL_PREFIX, "+");
  // A link may contain the number as dialled within the UAE.
  const number = dialCode === DEFAULT_DIAL_CODE ? phoneNumber.replace(/^0/, "") : phoneNumber;
  const phone = number.startsWith("+") ? number : report.phone({ dialCode, number });
  return [
    ...(looksLikeName(contact.name) ? [{ label: fields.name, value: textValue(contact.name) }] : []),
    { label: fields.email, value: textValue(contact.email) },
    { label: fields.phoneNumber, value: textValue(phone) },
  ];
}

/** Returns a country with its region. Source: specification section 2, region labels. */
export function regionValue(country: Country, { countries, report }: Wording): Value {
  const { name } = countries[country];
  return textValue(report.region({ region: report.regions[country], country: name }));
}

/** Returns a number of years, for example "4 years". */
export function yearsValue(count: number, { report }: Wording): Value {
  return textValue(report.years({ count }));
}
