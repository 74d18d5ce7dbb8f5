import type { StorageAccess, StorageIdentity } from "#functions/storage/storage-access.ts";
import { setting } from "#shared/contract/setting.ts";
import { type Environment, isInAzure, isServiceAddress } from "./environment.ts";

/** The storage of reports, their queue and the counts of their limits. */
export interface StorageConfig {
  readonly access: StorageAccess;
  /** What hashes of recipients and plans are keyed by. */
  readonly hashSecret: string;
}

/** The emulator of Azure Storage on this machine. */
const DEVELOPMENT_STORAGE = "UseDevelopmentStorage=true";

/** As many characters as 128 bits have in hexadecimal: nobody finds it by trying. */
const SHORTEST_SECRET = 32;

/** By which settings the Functions host, too, reaches the storage of `AzureWebJobsStorage` without a key. */
const IDENTITY_SETTINGS = {
  queueServiceUri: "AzureWebJobsStorage__queueServiceUri",
  tableServiceUri: "AzureWebJobsStorage__tableServiceUri",
  clientId: "AzureWebJobsStorage__clientId",
} as const;

/** Reads the settings of the storage, adding what is wrong with them to the faults. */
export function parseStorage(environment: Environment, faults: string[]): StorageConfig {
  return { access: parseAccess(environment, faults), hashSecret: parseHashSecret(environment, faults) };
}

function parseAccess(environment: Environment, faults: string[]): StorageAccess {
  const connection = setting(environment, "AzureWebJobsStorage");
  const isIdentity = Object.values(IDENTITY_SETTINGS).some((key) => setting(environment, key) !== undefined);
  if (connection === undefined && isIdentity) return parseIdentity(environment, faults);
  const access = connection ?? DEVELOPMENT_STORAGE;
  if (!/^UseDevelopmentStorage=true|(^|;)(AccountKey|SharedAccessSignature)=/i.test(access)) {
    faults.push(`AzureWebJobsStorage must be a connection string, or ${DEVELOPMENT_STORAGE}`);
  }
  return access;
}

function parseIdentity(environment: Environment, faults: string[]): StorageIdentity {
  const { queueServiceUri, tableServiceUri, clientId } = IDENTITY_SETTINGS;
  const address = (key: string, example: string) => {
    const text = setting(environment, key) ?? "";
    // A token must not travel in the open.
    if (!isServiceAddress(text, environment) || !text.startsWith("https:"))
      faults.push(`${key} must be an address, as ${example}`);
    return text;
  };
  const id = setting(environment, clientId) ?? "";
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    faults.push(`${clientId} must be the client id of a managed identity`);
  }
  return {
    queueServiceUri: address(queueServiceUri, "https://account.queue.core.windows.net/"),
    tableServiceUri: address(tableServiceUri, "https://account.table.core.windows.net/"),
    clientId: id,
  };
}

/** On a developer's machine anything will do; in Azure, where the hashes protect somebody, nothing that could be known. */
function parseHashSecret(environment: Environment, faults: string[]): string {
  const secret = setting(environment, "REPORT_HASH_SECRET") ?? "";
  if (secret.length < SHORTEST_SECRET && (secret !== "" || isInAzure(environment))) {
    faults.push(`REPORT_HASH_SECRET must have ${SHORTEST_SECRET} characters or more`);
  }
  return secret;
}
