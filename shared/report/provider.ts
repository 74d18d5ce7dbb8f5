import type { Wording } from "#shared/wording/wording.ts";
import type { Brand } from "./brand.ts";

/** A link to contact the provider or to read its privacy notice. */
export interface ProviderLink {
  readonly label: string;
  readonly url: string;
  /** Text of the link on paper, where nobody can follow it. */
  readonly onPaper: string;
}

/** Returns the statement on the provider's licence, with the licence number if it is known. */
export function licenceStatement(
  { regulatoryStatement, licenceNumber }: Brand,
  { provider }: Wording,
): string {
  return licenceNumber === undefined
    ? regulatoryStatement
    : `${regulatoryStatement} ${provider.licence({ number: licenceNumber })}`;
}

/** Returns the link to the provider's privacy notice, if there is one. */
export function privacyLink(
  { privacyNoticeUrl: url }: Brand,
  { provider }: Wording,
): ProviderLink | undefined {
  const label = provider.privacy;
  return url === undefined ? undefined : { label, url, onPaper: `${label}: ${url}` };
}

/** Returns all known links to the provider. */
export function providerLinks(brand: Brand, wording: Wording): readonly ProviderLink[] {
  const { contactEmail, contactPhone } = brand;
  const { provider } = wording;
  const phone = contactPhone && provider.phone({ number: contactPhone });
  return [
    contactEmail && { label: contactEmail, url: `mailto:${contactEmail}`, onPaper: contactEmail },
    phone && { label: phone, url: `tel:${contactPhone?.replaceAll(" ", "")}`, onPaper: phone },
    privacyLink(brand, wording),
  ].filter((link) => typeof link === "object");
}

/** Returns all provider links on one line, for print and plain text; "" if there are none. */
export function providerOnPaper(brand: Brand, wording: Wording): string {
  return providerLinks(brand, wording)
    .map(({ onPaper }) => onPaper)
    .join(" · ");
}
