/** The configuration of a process or a build. */
export type Settings = Readonly<Record<string, unknown>>;

/** Returns a trimmed value, if it is not blank. @example setting({ PORT: " 7071 " }, "PORT") // "7071" */
export function setting(settings: Settings, key: string): string | undefined {
  const value = settings[key];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
