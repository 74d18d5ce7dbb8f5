/*
  A second environment, to try things in: the same resources in a group of their own, with what costs by the hour at its
  least. Its variables are those of main.bicepparam.
*/
using 'main.bicep'

param name = 'goalplans'
param location = 'uaenorth'
param staticSiteLocation = 'westeurope'
param topology = readEnvironmentVariable('TOPOLOGY', '') == 'frontDoor' ? 'frontDoor' : 'direct'
param frontDoorTier = 'Standard'
param requestsPerAddressPerMinute = 2000
param hostingPlan = 'flexConsumption'
param alertEmail = readEnvironmentVariable('ALERT_EMAIL')
param alertMailsPerHour = 50
param monthlyBudget = 50
param allowsReportCallers = readEnvironmentVariable('ALLOWS_REPORT_CALLERS', '') == 'true'
param maximumInstances = 40
param alwaysReadyInstances = 0
param isZoneRedundant = false
param instanceMemoryMb = 2048
param httpConcurrencyPerInstance = 20
param logRetentionDays = 30
param logQuotaGbPerDay = 1

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
