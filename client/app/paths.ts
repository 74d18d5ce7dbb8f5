/** Path on which a visitor starts who asked for no other. */
export const HOME = "/";

/** The host that is dedicated to the education calculator, and the path of that. */
export interface EducationSite {
  readonly host: string;
  readonly path: string;
}

/** Returns the path that the root redirects to; undefined if it shows the pension calculator. */
export function redirectOfRoot(hostname: string, { host, path }: EducationSite): string | undefined {
  return hostname === host ? path : undefined;
}
