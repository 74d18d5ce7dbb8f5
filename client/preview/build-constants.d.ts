/** False if the deployment has turned the preview off. The build defines it: see vite.config.ts. */
declare const HAS_PREVIEW: boolean;
