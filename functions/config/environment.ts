/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a key; one that is set to nothing is not set. */
export function setting(environment: Environment, key: string): string | undefined {
  const value = environment[key]?.trim();
  return value === "" ? undefined : value;
}

/** Whether a text is an address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** Whether a text is an email address and nothing beside, such as a name. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text);
}

/** Whether this is a Function App in Azure, which has a name on every plan; Flex Consumption knows no instance id. */
export function isInAzure(environment: Environment): boolean {
  return setting(environment, "WEBSITE_SITE_NAME") !== undefined;
}

/** Whether a text is an origin of the web and nothing beside, as `https://host` or `https://host:port`. */
export function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}
