import type { RpcHttpCookie } from "./core-types.ts";

const SAME_SITE = { none: undefined, lax: "Lax", strict: "Strict", explicitNone: "None" } as const;

/** A cookie as a `Set-Cookie` header (RFC 6265), its value escaped as the Functions host does. */
export function setCookie({ name, value, ...attributes }: RpcHttpCookie): string {
  const { domain, path, expires, maxAge, secure, httpOnly, sameSite } = attributes;
  const expiry = expires?.value?.seconds;
  return [
    `${name}=${encodeURIComponent(value)}`,
    expiry !== undefined && `Expires=${new Date(expiry * 1000).toUTCString()}`,
    typeof maxAge?.value === "number" && `Max-Age=${maxAge.value}`,
    domain?.value && `Domain=${domain.value}`,
    path?.value && `Path=${path.value}`,
    secure?.value && "Secure",
    httpOnly?.value && "HttpOnly",
    SAME_SITE[sameSite] && `SameSite=${SAME_SITE[sameSite]}`,
  ]
    .filter(Boolean)
    .join("; ");
}
