/**
 * How the storage is reached: by a connection string as Azure gives it, or `UseDevelopmentStorage=true`; or without a
 * key, by an identity.
 */
export type StorageAccess = string | StorageIdentity;

/** A managed identity of Azure, and where the storage answers it. */
export interface StorageIdentity {
  /** As https://account.queue.core.windows.net/. */
  readonly queueServiceUri: string;
  /** As https://account.table.core.windows.net/. */
  readonly tableServiceUri: string;
  /** Which of the app's identities. */
  readonly clientId: string;
}

/** The identity, as the clients of the storage take it; it asks Azure for tokens, and keeps each as long as it is valid. */
export async function storageCredential({ clientId }: StorageIdentity) {
  const { ManagedIdentityCredential } = await import("@azure/identity");
  return new ManagedIdentityCredential({ clientId });
}
