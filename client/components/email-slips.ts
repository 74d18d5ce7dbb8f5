/** Email domains of most visitors, in the UAE and in their home countries. */
const COMMON_DOMAINS = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "yahoo.com",
  "yahoo.co.in",
  "yahoo.co.uk",
  "icloud.com",
  "rediffmail.com",
  "protonmail.com",
  "emirates.net.ae",
] as const;

/** Real domains that are one letter away from a common one. */
const OTHER_DOMAINS: ReadonlySet<string> = new Set(["mail.com", "email.com", "ymail.com", "fmail.com"]);

/** Returns the address that a visitor probably means; undefined unless its domain is one slip from a common one. */
export function likelyAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || OTHER_DOMAINS.has(domain)) return undefined;
  const meant = COMMON_DOMAINS.find((common) => isOneSlip(domain, common));
  return meant && `${address.slice(0, at + 1)}${meant}`;
}

/** Returns whether one letter added, removed or replaced, or two letters swapped, turn one word into the other. */
function isOneSlip(typed: string, meant: string): boolean {
  const first = [...typed, ""].findIndex((letter, index) => letter !== (meant[index] ?? ""));
  if (first < 0) return false;
  const [from, next] = [typed.slice(first), meant.slice(first)];
  return (
    from.slice(1) === next ||
    from === next.slice(1) ||
    from.slice(1) === next.slice(1) ||
    (from[0] === next[1] && from[1] === next[0] && from.slice(2) === next.slice(2))
  );
}
