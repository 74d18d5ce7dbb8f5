import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type ProviderLink, privacyLink, providerLinks } from "#shared/report/provider.ts";
import classes from "./ProviderLinks.module.css";
import { useBrand } from "./use-brand.ts";

/** Links to the provider and its privacy notice; nothing if none are known. */
export function ProviderLinks() {
  const links = providerLinks(useBrand(), useWording());
  if (links.length === 0) return null;
  return (
    <ul className={`${looks["list"]} ${classes["links"]}`}>
      {links.map((link) => (
        <li key={link.url}>
          <NewTabLink {...link} />
        </li>
      ))}
    </ul>
  );
}

/** Link to the privacy notice, if there is one, after a sentence about personal data. */
export function PrivacyLink() {
  const link = privacyLink(useBrand(), useWording());
  return link && <NewTabLink {...link} />;
}

/** Opens in a new tab, because something may have been entered on the page. */
export function NewTabLink({ label, url }: Pick<ProviderLink, "label" | "url">) {
  return (
    <a href={url} target="_blank" rel="noopener" className={classes["link"]}>
      {label}
    </a>
  );
}
