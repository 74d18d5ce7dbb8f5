/** Access to the storage: a connection string or `UseDevelopmentStorage=true`, or an identity without a key. */
export type StorageAccess = string | StorageIdentity;

/** A managed identity of Azure, and where the storage answers it. */
export interface StorageIdentity {
  /** For example https://account.queue.core.windows.net/. */
  readonly queueServiceUri: string;
  /** For example https://account.table.core.windows.net/. */
  readonly tableServiceUri: string;
  /** Client ID of one of the app's identities. */
  readonly clientId: string;
}

/** The identity, as the clients of the storage take it; it asks Azure for tokens, and keeps each as long as it is valid. */
export async function storageCredential({ clientId }: StorageIdentity) {
  const { ManagedIdentityCredential } = await import("@azure/identity");
  return new ManagedIdentityCredential({ clientId });
}
