import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";

/** One storage for every process that these tests start and that has none of its own. */
export async function setup(): Promise<() => Promise<void>> {
  const { connectionString, stop } = await startTemporaryAzurite();
  process.env["AzureWebJobsStorage"] = connectionString;
  return stop;
}
