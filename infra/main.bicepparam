/*
  Parameters come from the environment, so that one set of variables serves the client's build and this deployment, on a
  desk and in a workflow.
*/
using 'main.bicep'

param name = 'goalplans'
param location = 'uaenorth'
param staticSiteLocation = 'westeurope'
// The check of the settings refuses any other value.
param topology = readEnvironmentVariable('TOPOLOGY', '') == 'frontDoor' ? 'frontDoor' : 'direct'
param frontDoorTier = 'Premium'
// What an office of a hundred people asks for, if all of them plan at once.
param requestsPerAddressPerMinute = 2000
param hostingPlan = 'flexConsumption'
param alertEmail = readEnvironmentVariable('ALERT_EMAIL')
param alertMailsPerHour = 500
param monthlyBudget = 500
param allowsReportCallers = readEnvironmentVariable('ALLOWS_REPORT_CALLERS', '') == 'true'
param maximumInstances = 40
param alwaysReadyInstances = 1
param isZoneRedundant = false
param instanceMemoryMb = 2048
// As many as the load test had at work on one core.
param httpConcurrencyPerInstance = 20
param logRetentionDays = 30
param logQuotaGbPerDay = 5

// Written from functions/config/settings.ts by tools/generate-settings.ts.
param settings = {
  MAIL_FROM: readEnvironmentVariable('MAIL_FROM')
  TOPOLOGY: readEnvironmentVariable('TOPOLOGY', '')
  TRUSTED_PROXIES: readEnvironmentVariable('TRUSTED_PROXIES')
  MAIL_FROM_NAME: readEnvironmentVariable('MAIL_FROM_NAME', '')
  SENDGRID_BASE_URL: readEnvironmentVariable('SENDGRID_BASE_URL', '')
  ALLOWED_ORIGINS: readEnvironmentVariable('ALLOWED_ORIGINS', '')
  EDUCATION_HOST: readEnvironmentVariable('EDUCATION_HOST', '')
  BRAND_NAME: readEnvironmentVariable('BRAND_NAME', '')
  BRAND_NAME_AR: readEnvironmentVariable('BRAND_NAME_AR', '')
  BRAND_TAGLINE: readEnvironmentVariable('BRAND_TAGLINE', '')
  BRAND_TAGLINE_AR: readEnvironmentVariable('BRAND_TAGLINE_AR', '')
  BRAND_LOGO_URL: readEnvironmentVariable('BRAND_LOGO_URL', '')
  BRAND_PRIMARY_COLOR: readEnvironmentVariable('BRAND_PRIMARY_COLOR', '')
  BRAND_REGULATORY_STATEMENT: readEnvironmentVariable('BRAND_REGULATORY_STATEMENT', '')
  BRAND_REGULATORY_STATEMENT_AR: readEnvironmentVariable('BRAND_REGULATORY_STATEMENT_AR', '')
  BRAND_LICENCE_NUMBER: readEnvironmentVariable('BRAND_LICENCE_NUMBER', '')
  BRAND_CONTACT_EMAIL: readEnvironmentVariable('BRAND_CONTACT_EMAIL', '')
  BRAND_CONTACT_PHONE: readEnvironmentVariable('BRAND_CONTACT_PHONE', '')
  BRAND_PRIVACY_NOTICE_URL: readEnvironmentVariable('BRAND_PRIVACY_NOTICE_URL', '')
  BRAND_PRIVACY_NOTICE_URL_AR: readEnvironmentVariable('BRAND_PRIVACY_NOTICE_URL_AR', '')
  SMART_SAVER_URL: readEnvironmentVariable('SMART_SAVER_URL', '')
  PARTNERS: readEnvironmentVariable('PARTNERS', '')
  FUND_ISIN_CONSERVATIVE: readEnvironmentVariable('FUND_ISIN_CONSERVATIVE', '')
  FUND_ISIN_BALANCED: readEnvironmentVariable('FUND_ISIN_BALANCED', '')
  FUND_ISIN_AGGRESSIVE: readEnvironmentVariable('FUND_ISIN_AGGRESSIVE', '')
  ASSISTANTS: readEnvironmentVariable('ASSISTANTS', '')
  PLANNING_SERVICE_URL: readEnvironmentVariable('PLANNING_SERVICE_URL', '')
  REPORTS_PER_RECIPIENT_PER_DAY: readEnvironmentVariable('REPORTS_PER_RECIPIENT_PER_DAY', '')
  REPORTS_PER_ADDRESS_PER_HOUR: readEnvironmentVariable('REPORTS_PER_ADDRESS_PER_HOUR', '')
  REPORTS_PER_NETWORK_PER_DAY: readEnvironmentVariable('REPORTS_PER_NETWORK_PER_DAY', '')
}
