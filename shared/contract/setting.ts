/** The configuration of a process or a build. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Returns the trimmed value of a key; a blank value counts as not set.
 * @example setting({ PORT: " 7071 " }, "PORT") // "7071"
 */
export function setting(settings: Settings, key: string): string | undefined {
  const value = settings[key];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
