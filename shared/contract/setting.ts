/** What a process or a build is configured by. */
export type Settings = Readonly<Record<string, unknown>>;

/** The value of a key, without spaces around it; one that is set to nothing else is not set. */
export function setting(settings: Settings, key: string): string | undefined {
  const value = settings[key];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
