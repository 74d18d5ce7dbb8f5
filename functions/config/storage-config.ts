import type { StorageAccess, StorageIdentity } from "#functions/storage/storage-call.ts";
import { setting } from "#shared/contract/setting.ts";
import { type Environment, isServiceAddress } from "./environment.ts";
import { settingOf } from "./settings.ts";

/** The storage of reports, their queue and the counts of their limits. */
export interface StorageConfig {
  readonly access: StorageAccess;
  /** Key of the hashes of recipients and plans. */
  readonly hashSecret: string;
}

/** Settings with which the Functions host also reaches the storage of `AzureWebJobsStorage` without a key. */
const IDENTITY_SETTINGS = {
  queueServiceUri: "AzureWebJobsStorage__queueServiceUri",
  tableServiceUri: "AzureWebJobsStorage__tableServiceUri",
  clientId: "AzureWebJobsStorage__clientId",
} as const;

/** Reads the settings of the storage, and adds the errors of an identity to the faults. */
export function parseStorage(environment: Environment, faults: string[]): StorageConfig {
  const isIdentity = Object.values(IDENTITY_SETTINGS).some((key) => setting(environment, key) !== undefined);
  const access =
    setting(environment, "AzureWebJobsStorage") === undefined && isIdentity
      ? parseIdentity(environment, faults)
      : settingOf(environment, "AzureWebJobsStorage");
  return { access, hashSecret: settingOf(environment, "REPORT_HASH_SECRET") };
}

function parseIdentity(environment: Environment, faults: string[]): StorageIdentity {
  const { queueServiceUri, tableServiceUri, clientId } = IDENTITY_SETTINGS;
  const address = (key: string, example: string) => {
    const text = setting(environment, key) ?? "";
    // A token must not travel in the open.
    if (!isServiceAddress(text, environment) || !text.startsWith("https:"))
      faults.push(`${key} must be an address such as ${example}`);
    return text;
  };
  const id = setting(environment, clientId) ?? "";
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) {
    faults.push(`${clientId} must be the client ID of a managed identity`);
  }
  return {
    queueServiceUri: address(queueServiceUri, "https://account.queue.core.windows.net/"),
    tableServiceUri: address(tableServiceUri, "https://account.table.core.windows.net/"),
    clientId: id,
  };
}
