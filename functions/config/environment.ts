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
 * Whether a text is the address of a service that is called with a secret: one on whose way nobody listens, without
 * user, query and fragment, which no path could be added to.
 */
export function isServiceAddress(text: string, environment: Environment): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || /[?#@]/.test(text)) return false;
  return isUnheard(url, environment);
}

/** Whether nobody listens on the way to an address: https, or a developer's machine, which there is none of in Azure. */
function isUnheard({ protocol, hostname }: URL, environment: Environment): boolean {
  return isThisMachine(hostname) ? !isInAzure(environment) : protocol === "https:";
}

/** Whether a host is whichever machine asks for it. Source: RFC 6761, section 6.3; RFC 6890. */
export function isThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$|^127\.|^0\.0\.0\.0$|^\[::1\]$|^\[::ffff:7f/.test(hostname);
}

/** What each setting is told that must be an email address. */
export const EMAIL_ADDRESS = "an email address of letters, digits and . _ + -, of at most 100 characters";

/**
 * Whether a text is such an address and nothing beside, as a name. Signs that a link would read as something else, as %
 * and ?, are left out, and those that a mail provider refuses in a sender.
 */
export function isEmailAddress(text: string): boolean {
  return /^(?=.{1,100}$)[\w+-]+(\.[\w+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/i.test(
    text,
  );
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

/** Whether a web origin is one whose pages nobody can change on their way. */
export function isSafeOrigin(origin: string, environment: Environment): boolean {
  return isUnheard(new URL(origin), environment);
}
