import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type ProxyOptions } from "vite";
import { createBrandTheme, cssVariablesResolver } from "#client/app/theme.ts";
import { embedSettings } from "#client/embed/embed-settings.ts";
import { readEducationHost } from "#shared/contract/education-host.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import { inEachLanguage, LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { BUILD_TARGETS } from "#tools/browser/supported-browsers.ts";
import { buildCommit } from "#tools/build-commit.ts";
import { LICENCES_FILE } from "#tools/licences/licence-texts.ts";
import { requestedWith } from "#tools/vite/awaited-chunks.ts";
import { BUILD_SETTINGS, readBuildSettings } from "#tools/vite/build-settings.ts";
import { chunkGroups } from "#tools/vite/chunk-groups.ts";
import { embedScript, headScript } from "#tools/vite/classic-scripts.ts";
import { idsByReact } from "#tools/vite/ids-by-react.ts";
import { licences } from "#tools/vite/licences.ts";
import { pageDocuments } from "#tools/vite/page-documents.ts";
import { notePageSettings, PAGE_SETTINGS } from "#tools/vite/page-settings.ts";
import { keepSourceMaps } from "#tools/vite/source-maps.ts";
import { staticWebApp } from "#tools/vite/static-web-app.ts";
import { themeVariables } from "#tools/vite/theme-variables.ts";
import { dropUnusedMantineParts } from "#tools/vite/unused-mantine-parts.ts";
import { dropUnusedRouterParts } from "#tools/vite/unused-router-parts.ts";
import { withModule } from "#tools/vite/with-module.ts";

/** The server logs the address of a request that the functions do not answer; its query may hold personal data. */
const withoutQueryInLog: ProxyOptions["configure"] = (proxy) => {
  proxy.on("error", (_error, request) => {
    request.url = request.url?.split("?")[0];
  });
};

/** A text of the site in every language. */
function siteText(key: keyof typeof WORDINGS.en.site): Readonly<Record<Language, string>> {
  return inEachLanguage((language) => WORDINGS[language].site[key]);
}

/** Returns texts in all languages, for a document whose language is unknown at build time. */
function siteTexts() {
  const inAll = (key: "title" | "description") => Object.values(siteText(key)).join(" · ");
  return {
    title: inAll("title"),
    description: inAll("description"),
    needsScripts: siteText("needsScripts"),
  };
}

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, path("."), BUILD_SETTINGS);
  const {
    brands,
    partnerOrigins,
    siteOrigin,
    frontDoorHosts,
    hasPreview,
    securityContact,
    servesAssistants,
  } = readBuildSettings(environment);
  const functions = `http://127.0.0.1:${process.env["FUNCTIONS_PORT"] ?? 7071}`;
  const server = {
    host: "127.0.0.1",
    port: Number(process.env["CLIENT_PORT"] ?? 5173),
    strictPort: true,
    // As in a deployment, no page of another origin may read the site, even on this machine.
    cors: false,
    // During development the client's own folder `api` is served as source.
    proxy: {
      "^/api/(?![^?]*\\.ts(?:\\?|$))": {
        target: functions,
        changeOrigin: true,
        configure: withoutQueryInLog,
      },
    },
  };
  return {
    root: path("client"),
    envDir: path("."),
    envPrefix: PAGE_SETTINGS,
    plugins: [
      react(),
      dropUnusedRouterParts(),
      dropUnusedMantineParts(),
      idsByReact(),
      themeVariables(createBrandTheme(brands.en), cssVariablesResolver),
      headScript(
        path("client/app/head-script.ts"),
        { host: readEducationHost(environment), path: CHILD_GOALS.Education.path },
        siteText("tooOld"),
      ),
      pageDocuments({
        loadPages: () =>
          withModule(path("client"), "/app/calculator-pages.tsx", async ({ calculatorPages }) => {
            const pages = LANGUAGE_NAMES.map((language) =>
              calculatorPages(brands[language], WORDINGS[language]),
            );
            return (await Promise.all(pages)).flat();
          }),
        fallback: { fileName: "app.html", language: "en", ...siteTexts() },
        // The Arabic fonts are loaded after the first paint.
        fonts: { en: ["inter-latin-wght-normal.woff2"], ar: [] },
        siteOrigin,
        securityContact,
        servesAssistants,
        commit: buildCommit(path(".")),
      }),
      staticWebApp(path("."), { partnerOrigins, hasPreview, frontDoorHosts }),
      licences(path(".")),
      notePageSettings(environment),
      keepSourceMaps(),
      embedScript(path("client/embed/embed.ts"), embedSettings(brands.en, WORDINGS)),
    ],
    // The package's own entries lead to its development modules, which contain checks and warnings.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: path("node_modules/react-router/dist/production/index.mjs") },
        {
          find: /^react-router\/dom$/,
          replacement: path("node_modules/react-router/dist/production/dom-export.mjs"),
        },
      ],
    },
    define: { PARTNER_ORIGINS: JSON.stringify(partnerOrigins), HAS_PREVIEW: JSON.stringify(hasPreview) },
    build: {
      outDir: path("dist/client"),
      emptyOutDir: true,
      target: [...BUILD_TARGETS],
      // Browsers without modulepreload load the same modules a little later.
      modulePreload: { polyfill: false, resolveDependencies: requestedWith },
      // Fonts and images stay files, because the content security policy allows no data URLs for fonts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: {
          // Names are incompressible and stand in every file that loads others.
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
          postBanner: ({ isEntry }) => (isEntry ? `/*! Licences: /${LICENCES_FILE} */` : ""),
          codeSplitting: { groups: chunkGroups(path(".")) },
        },
      },
    },
    server,
    preview: server,
  };
});
