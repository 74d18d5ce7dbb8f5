import type { Wording } from "#shared/wording/wording.ts";
import type { Brand } from "./brand.ts";

/** A way to reach the provider, or to read what becomes of personal data. */
export interface ProviderLink {
  readonly label: string;
  readonly url: string;
  /** As it stands where nothing can be followed. */
  readonly onPaper: string;
}

/** Under whose licence the provider works, with the licence's number where that is known. */
export function licenceStatement(
  { regulatoryStatement, licenceNumber }: Brand,
  { provider }: Wording,
): string {
  return licenceNumber === undefined
    ? regulatoryStatement
    : `${regulatoryStatement} ${provider.licence({ number: licenceNumber })}`;
}

/** The privacy notice of the provider, where there is one. */
export function privacyLink(
  { privacyNoticeUrl: url }: Brand,
  { provider }: Wording,
): ProviderLink | undefined {
  const label = provider.privacy;
  return url === undefined ? undefined : { label, url, onPaper: `${label}: ${url}` };
}

/** All ways to reach the provider, as far as they are known. */
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

/** They in a line, for paper and plain text; "" where none is known. */
export function providerOnPaper(brand: Brand, wording: Wording): string {
  return providerLinks(brand, wording)
    .map(({ onPaper }) => onPaper)
    .join(" · ");
}
