import { setting } from "#shared/contract/setting.ts";

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The longest name that mails and documents have room for, in characters. */
export const LONGEST_NAME = 60;

/** Adds to the faults that a text which is set is longer, or more than a line, or holds controls or marks of direction. */
export function checkLine(
  environment: Environment,
  key: string,
  maximumLength: number,
  faults: string[],
): void {
  const text = setting(environment, key) ?? "";
  if ([...text].length > maximumLength || /[\p{C}\p{Zl}\p{Zp}]/u.test(text)) {
    faults.push(`${key} must be one line of at most ${maximumLength} characters, each of which is seen`);
  }
}

/** The longest address that mails and documents have room for, in characters. */
const LONGEST_ADDRESS = 300;

/** Adds to the faults that visitors cannot be led to an address which is set: https alone, and nothing that passes for its host. */
export function checkPublicAddress(
  environment: Environment,
  key: string,
  example: string,
  faults: string[],
): void {
  const text = setting(environment, key);
  if (text === undefined) return;
  const hasForm = /^https:\/\/[^\s\p{C}/?#@\\]+([/?#][^\s\p{C}\\]*)?$/iu.test(text);
  if (!hasForm || text.length > LONGEST_ADDRESS || !URL.canParse(text)) {
    faults.push(
      `${key} must be an address of at most ${LONGEST_ADDRESS} characters without user and spaces, as ${example}`,
    );
  }
}

/**
 * Whether a text is the address of a service that is called with a secret: https, but on this machine, where nothing
 * travels; without user, query and fragment, which no path could be added to.
 */
export function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || /[?#@]/.test(text)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url.hostname));
}

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

/** Whether a text is an email address of a domain and nothing beside, such as a name. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/.test(text);
}

/** Whether this is a Function App in Azure, which has a name on every plan; Flex Consumption knows no instance id. */
export function isInAzure(environment: Environment): boolean {
  return setting(environment, "WEBSITE_SITE_NAME") !== undefined;
}

/**
 * Whether a text is one origin of the web and nothing beside, as `https://host` or `https://host:port`. A host may hold
 * `*` or `;`, which mean something else in a content security policy, and are no pattern where origins are compared.
 */
export function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
  return isPlain && /^[a-z0-9.-]+$/.test(url.hostname);
}

/** Whether an origin is reached in the open over a network. */
export function isOpenOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && !isThisMachine(hostname) && !hostname.endsWith(".localhost");
}
