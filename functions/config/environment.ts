import { DEFAULT_EDUCATION_HOST } from "#shared/contract/education-host.ts";
import { setting } from "#shared/contract/setting.ts";

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Port of the client if CLIENT_PORT is not set. */
export const DEFAULT_CLIENT_PORT = 5173;

/** The origins of the client on this machine, comma-separated: one for each name that it answers to. */
export function localOrigins(clientPort = DEFAULT_CLIENT_PORT): string {
  return ["localhost", "127.0.0.1", DEFAULT_EDUCATION_HOST]
    .map((host) => `http://${host}:${clientPort}`)
    .join(",");
}

/** Returns the items of a comma-separated list. */
export function listed(value: string): readonly string[] {
  return value.split(",").map((item) => item.trim());
}

/** Returns true for one line of at most so many characters, none of which is a control or bidirectional character. */
export function isLine(text: string, maximumLength: number): boolean {
  return [...text].length <= maximumLength && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** Returns true for an address to send visitors to: https only, and nothing that could pass for its host. */
export function isPublicAddress(text: string): boolean {
  return /^https:\/\/[^\s\p{C}/?#@\\]+([/?#][^\s\p{C}\\]*)?$/iu.test(text) && URL.canParse(text);
}

/** Returns true for a service's address that nobody can eavesdrop on, without user, query or fragment. */
export function isServiceAddress(text: string, environment: Environment): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || /[?#@]/.test(text)) return false;
  return isUnheard(url, environment);
}

/** Returns true if nobody can eavesdrop on the way to an address: https, or this machine unless it is in Azure. */
function isUnheard({ protocol, hostname }: URL, environment: Environment): boolean {
  return isThisMachine(hostname) ? !isInAzure(environment) : protocol === "https:";
}

/** Returns true if a host always means the machine that resolves it. Source: RFC 6761, section 6.3; RFC 6890. */
function isThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$|^127\.|^0\.0\.0\.0$|^\[::1\]$|^\[::ffff:7f/.test(hostname);
}

/** Returns true for a bare email address. Excludes what has a meaning in links, and what mail providers refuse. */
export function isEmailAddress(text: string): boolean {
  return /^(?=.{1,100}$)[\w+-]+(\.[\w+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/i.test(
    text,
  );
}

/** Returns true in a Function App in Azure. On every plan it has a site name; Flex Consumption sets no instance id. */
export function isInAzure(environment: Environment): boolean {
  return setting(environment, "WEBSITE_SITE_NAME") !== undefined;
}

/** Returns true for one web origin, whose host has no character with a meaning in a content security policy. */
export function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
  return isPlain && /^[a-z0-9.-]+$/.test(url.hostname);
}

/** Returns true if nobody can change the pages of a web origin in transit. */
export function isSafeOrigin(origin: string, environment: Environment): boolean {
  return isUnheard(new URL(origin), environment);
}

/** Returns true if visitors of a host come from this origin; on a developer's machine the client may have any port. */
export function isOriginOf(origin: string, host: string): boolean {
  return isThisMachine(host) ? URL.parse(origin)?.hostname === host : origin === `https://${host}`;
}
