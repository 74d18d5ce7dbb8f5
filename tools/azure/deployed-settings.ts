import type { Environment } from "#functions/config/environment.ts";
import { ALL_SETTINGS } from "#functions/config/settings.ts";

/** Stands for the client id of an identity, and for a secret that is one by its form. */
const ID = "00000000-0000-4000-8000-000000000000";

/** Settings that Azure fills in, in valid form: references are resolved, and resources have their addresses. */
const FILLED_IN: Environment = {
  WEBSITE_SITE_NAME: "goalplans",
  AzureWebJobsStorage__blobServiceUri: "https://goalplans.blob.core.windows.net/",
  AzureWebJobsStorage__queueServiceUri: "https://goalplans.queue.core.windows.net/",
  AzureWebJobsStorage__tableServiceUri: "https://goalplans.table.core.windows.net/",
  AzureWebJobsStorage__credential: "managedidentity",
  AzureWebJobsStorage__clientId: ID,
  REPORT_HASH_SECRET: ID,
  MAIL_TRANSPORT: "sendgrid",
  SENDGRID_API_KEY: `SG.${"i".repeat(22)}.${"k".repeat(43)}`,
};
const SITE_ORIGIN = "https://goalplans.azurestaticapps.net";
const SECRET = "s".repeat(32);

/** The settings that infra/modules/functions.bicep makes of a deployer's variables: spaces stay, empty ones do not. */
export function deployedSettings(environment: Environment): Environment {
  const given = ALL_SETTINGS.flatMap(({ name, kind }) =>
    kind === undefined && environment[name] ? [[name, environment[name]] as const] : [],
  );
  const {
    ALLOWED_ORIGINS: customOrigins,
    PLANNING_SERVICE_URL,
    ALLOWS_REPORT_CALLERS,
    TOPOLOGY,
  } = environment;
  return {
    ...Object.fromEntries(given),
    ...FILLED_IN,
    TOPOLOGY: TOPOLOGY || "direct",
    ALLOWED_ORIGINS: customOrigins ? `${SITE_ORIGIN},${customOrigins}` : SITE_ORIGIN,
    ...(PLANNING_SERVICE_URL && { PLANNING_SERVICE_KEY: SECRET }),
    ...(ALLOWS_REPORT_CALLERS === "true" && { REPORT_ACCESS_CODE: SECRET }),
  };
}
