const OWN_PAGES = "frame-ancestors 'self'";

/**
 * Adds partners to those who may frame the site, in the text of `staticwebapp.config.json`.
 * @throws {Error} if the text does not say that our own pages may
 */
export function withFrameAncestors(config: string, partnerOrigins: readonly string[]): string {
  if (!config.includes(OWN_PAGES)) throw new Error(`staticwebapp.config.json must hold: ${OWN_PAGES}`);
  return config.replace(OWN_PAGES, [OWN_PAGES, ...partnerOrigins].join(" "));
}
