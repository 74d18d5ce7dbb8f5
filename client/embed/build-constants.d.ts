/** Origins whose pages may frame the calculators, beside their own. The build defines it: see vite.config.ts. */
declare const PARTNER_ORIGINS: readonly string[];

/** The build defines it for the embedding script alone: see tools/vite/embed-script.ts. */
declare const EMBED_SETTINGS: import("./embed-settings.ts").EmbedSettings;
