import { useWording } from "#client/components/WordingProvider.tsx";
import { type ProviderLink, privacyLink, providerLinks } from "#shared/report/provider.ts";
import { useBrand } from "./BrandProvider.tsx";
import classes from "./ProviderLinks.module.css";

/** The ways to reach the provider and its privacy notice; nothing where none is known. */
export function ProviderLinks() {
  const links = providerLinks(useBrand(), useWording());
  if (links.length === 0) return null;
  return (
    <ul className={classes["links"]}>
      {links.map((link) => (
        <li key={link.url}>
          <ExternalLink {...link} />
        </li>
      ))}
    </ul>
  );
}

/** The privacy notice, where there is one, after a sentence about personal data. */
export function PrivacyLink() {
  const link = privacyLink(useBrand(), useWording());
  return link && <ExternalLink {...link} />;
}

/** Opens beside the page, on which something may have been entered. */
function ExternalLink({ label, url }: ProviderLink) {
  return (
    <a href={url} target="_blank" rel="noopener" className={classes["link"]}>
      {label}
    </a>
  );
}
