/*
  The settings that a deployer chooses, by the names that local.settings.example.json gives them. One that is empty is
  not set: the app's own default holds. Secrets are not among them; they live in the key vault alone.
*/
@export()
@sealed()
type Settings = {
  @description('Host whose start page is the education calculator; its origin is among those allowed.')
  EDUCATION_HOST: string

  @description('ISIN of the fund behind the strategy Conservative.')
  FUND_ISIN_CONSERVATIVE: string

  @description('ISIN of the fund behind the strategy Balanced.')
  FUND_ISIN_BALANCED: string

  @description('ISIN of the fund behind the strategy Aggressive.')
  FUND_ISIN_AGGRESSIVE: string

  @description('Address of a planning service; empty, the embedded engine forecasts.')
  PLANNING_SERVICE_URL: string

  @description('Address that mail comes from, verified with the mail provider.')
  @minLength(3)
  MAIL_FROM: string

  @description('Name that mail comes from; empty, the brand name.')
  MAIL_FROM_NAME: string

  @description('Where the mail provider listens; empty, https://api.sendgrid.com/.')
  SENDGRID_BASE_URL: string

  @description('Mails that one recipient may get in a day.')
  REPORTS_PER_RECIPIENT_PER_DAY: string

  @description('Reports that one client address may ask for in an hour.')
  REPORTS_PER_ADDRESS_PER_HOUR: string

  @description('Reports that one IPv6 network of 48 bits, as a site has, may ask for in a day.')
  REPORTS_PER_NETWORK_PER_DAY: string

  @description('How many public addresses at the end of X-Forwarded-For were written by proxies of our own: 1 behind Static Web Apps alone.')
  @minLength(1)
  TRUSTED_PROXIES: string

  @description('Where a report leads the visitor to invest.')
  SMART_SAVER_URL: string

  @description('Name of the provider.')
  BRAND_NAME: string

  @description('Name of the provider, in Arabic; unset, the same as in English.')
  BRAND_NAME_AR: string

  @description('What stands below the name.')
  BRAND_TAGLINE: string

  @description('What stands below the name, in Arabic; set together with the English one.')
  BRAND_TAGLINE_AR: string

  @description('Address of a logo.')
  BRAND_LOGO_URL: string

  @description('Accent colour, #rrggbb.')
  BRAND_PRIMARY_COLOR: string

  @description('Under whose licence the provider works.')
  BRAND_REGULATORY_STATEMENT: string

  @description('Under whose licence the provider works, in Arabic; set together with the English one.')
  BRAND_REGULATORY_STATEMENT_AR: string

  @description('Number of the provider\'s licence, as its regulator lists it.')
  BRAND_LICENCE_NUMBER: string

  @description('Where visitors reach the provider by email.')
  BRAND_CONTACT_EMAIL: string

  @description('Where visitors reach the provider by phone, in international form.')
  BRAND_CONTACT_PHONE: string

  @description('Address of the privacy notice.')
  BRAND_PRIVACY_NOTICE_URL: string

  @description('Address of the privacy notice in Arabic; unset, the same as in English.')
  BRAND_PRIVACY_NOTICE_URL_AR: string
}
