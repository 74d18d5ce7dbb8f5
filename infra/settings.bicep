/*
  The settings that a deployer chooses, by name; functions/config/settings.ts lists and checks them. An empty one is not
  set: the app's own default holds. Secrets are not among them; they live in the key vault alone.
*/
@export()
type Settings = {
  @minLength(3)
  MAIL_FROM: string

  @minLength(1)
  TRUSTED_PROXIES: string

  ALLOWED_ORIGINS: string
  PLANNING_SERVICE_URL: string
  *: string
}
