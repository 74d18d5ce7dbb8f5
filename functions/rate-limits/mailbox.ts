/** The parts of an address that a mail provider ignores: all such spellings reach one mailbox. */
interface Provider {
  readonly domains: RegExp;
  /** Set where a name is one account at all of the domains: the one that stands for them. */
  readonly domain?: string;
  /** Characters that make no difference before the @. */
  readonly ignored?: RegExp;
  /** Begins a tag of the reader's own; a plus sign where it is unset. */
  readonly tag?: RegExp;
}

/** Subaddressing, RFC 5233: most providers have it, Outlook.com, Hotmail, iCloud, Proton and Fastmail among them. */
const PLUS = /\+/;

/**
 * Providers that ignore more than a tag behind a plus sign. Source, as of November 2026: help pages of Gmail ("Dots
 * don't matter in Gmail addresses"), Yahoo ("Disposable email addresses"), Apple ("Your iCloud Mail addresses"),
 * Proton ("Addresses and aliases") and Yandex ("Email address").
 */
const PROVIDERS: readonly Provider[] = [
  { domains: /^(gmail|googlemail)\.com$/, domain: "gmail.com", ignored: /\./g },
  { domains: /^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|(ymail|rocketmail|myyahoo)\.com)$/, tag: /[-+]/ },
  { domains: /^(icloud|me|mac)\.com$/, domain: "icloud.com" },
  { domains: /^(yandex\.(ru|com|by|kz)|ya\.ru)$/, domain: "yandex.ru" },
  { domains: /^(proton\.me|pm\.me|protonmail\.(com|ch))$/, domain: "proton.me", ignored: /[._-]/g },
];

/** Fastmail's `anything@zoe.fastmail.com` is `zoe@fastmail.com`. Source: its help, "Subdomain addressing", November 2026. */
const SUBDOMAIN = /@([^.@]+)\.(fastmail\.(?:com|fm))$/;

/** Names the mailbox that a valid address reaches, as far as its provider is known: to count by, never to send to. */
export function mailboxReached(email: string): string {
  const address = email.trim().toLowerCase();
  const [, user, host] = SUBDOMAIN.exec(address) ?? [];
  if (user !== undefined) return `${user}@${host}`;
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const provider = PROVIDERS.find(({ domains }) => domains.test(domain));
  const [name = ""] = address.slice(0, at).split(provider?.tag ?? PLUS);
  const counted = provider?.ignored === undefined ? name : name.replaceAll(provider.ignored, "");
  return `${counted}@${provider?.domain ?? domain}`;
}
