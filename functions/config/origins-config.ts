import { DEFAULT_EDUCATION_HOST, readEducationHost } from "#shared/contract/education-host.ts";
import { setting } from "#shared/contract/setting.ts";
import { type Environment, isSafeOrigin, isThisMachine, isWebOrigin } from "./environment.ts";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", DEFAULT_EDUCATION_HOST];

/** The origins of the client on this machine, comma-separated: one for each name that it answers to. */
export function localOrigins(clientPort: number): string {
  return LOCAL_HOSTS.map((host) => `http://${host}:${clientPort}`).join(",");
}

/** Where the client is unless CLIENT_PORT says otherwise. */
export const DEFAULT_CLIENT_PORT = 5173;

/**
 * Reads the origins whose pages may call the API, adding what is wrong with them to the faults; an education host whose
 * visitors would get no report is such a fault.
 */
export function parseOrigins(environment: Environment, faults: string[]): ReadonlySet<string> {
  const origins = (setting(environment, "ALLOWED_ORIGINS") ?? localOrigins(DEFAULT_CLIENT_PORT))
    .split(",")
    .map((origin) => origin.trim());
  if (!origins.every(isWebOrigin)) {
    faults.push(
      "ALLOWED_ORIGINS must be a comma-separated list of origins, each as https://host or https://host:port",
    );
  } else if (!origins.every((origin) => isSafeOrigin(origin, environment))) {
    faults.push("ALLOWED_ORIGINS must be origins of https, but on a developer's machine");
  } else if (setting(environment, "EDUCATION_HOST") !== undefined) {
    checkEducationHost(readEducationHost(environment), origins, faults);
  }
  return new Set(origins);
}

/** The default needs no check: nobody but a developer gets there. */
function checkEducationHost(host: string, origins: readonly string[], faults: string[]): void {
  if (URL.parse(`https://${host}`)?.hostname !== host) {
    faults.push(
      "EDUCATION_HOST must be a host in lower case without scheme and port, as education.example.com",
    );
  } else if (!origins.some((origin) => isOriginOf(origin, host))) {
    faults.push(
      "EDUCATION_HOST must be the host of an origin in ALLOWED_ORIGINS without a port, or its visitors get no report",
    );
  }
}

/** Whether visitors of a host come from an origin; on a developer's machine the client may have any port. */
function isOriginOf(origin: string, host: string): boolean {
  return isThisMachine(host) ? new URL(origin).hostname === host : origin === `https://${host}`;
}
