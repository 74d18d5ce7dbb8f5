import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type ProxyOptions } from "vite";
import { createBrandTheme, cssVariablesResolver } from "#client/app/theme.ts";
import { embedSettings } from "#client/embed/embed-settings.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { BUILD_TARGETS } from "#tools/browser/supported-browsers.ts";
import { LICENCES_FILE } from "#tools/licences/licence-texts.ts";
import { readBuildSettings } from "#tools/vite/build-settings.ts";
import { embedScript, headScript } from "#tools/vite/classic-scripts.ts";
import { licences } from "#tools/vite/licences.ts";
import { pageDocuments } from "#tools/vite/page-documents.ts";
import { notePageSettings, PAGE_SETTINGS } from "#tools/vite/page-settings.ts";
import { staticWebApp } from "#tools/vite/static-web-app.ts";
import { themeVariables } from "#tools/vite/theme-variables.ts";
import { withModule } from "#tools/vite/with-module.ts";

/** The server logs the address of a request that the functions do not answer; its query may hold personal data. */
const withoutQueryInLog: ProxyOptions["configure"] = (proxy) => {
  proxy.on("error", (_error, request) => {
    request.url = request.url?.split("?")[0];
  });
};

/** A text of the site in every language. */
function siteText(key: keyof typeof WORDINGS.en.site): Readonly<Record<Language, string>> {
  return { en: WORDINGS.en.site[key], ar: WORDINGS.ar.site[key] };
}

/** What a document says whose language is not known while it is built: the same in each. */
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
  const environment = loadEnv(mode, path("."), [...PAGE_SETTINGS, "FRAME_ANCESTORS", "ALLOWED_ORIGINS"]);
  const { brands, partnerOrigins, siteOrigin } = readBuildSettings(environment);
  const functions = `http://127.0.0.1:${process.env["FUNCTIONS_PORT"] ?? 7071}`;
  const server = {
    host: "127.0.0.1",
    port: Number(process.env["CLIENT_PORT"] ?? 5173),
    strictPort: true,
    // As where the site is deployed: no page of another origin may read it, even of this machine.
    cors: false,
    // The client's own folder of that name comes as source while it is developed.
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
      themeVariables(createBrandTheme(brands.en), cssVariablesResolver),
      headScript(
        path("client/app/head-script.ts"),
        { EDUCATION_HOST: environment["EDUCATION_HOST"] },
        siteText("tooOld"),
      ),
      pageDocuments({
        root: path("."),
        loadPages: () =>
          withModule(path("client"), "/app/calculator-pages.tsx", async ({ calculatorPages }) => {
            const pages = LANGUAGE_NAMES.map((language) =>
              calculatorPages(brands[language], WORDINGS[language]),
            );
            return (await Promise.all(pages)).flat();
          }),
        fallback: { fileName: "app.html", language: "en", ...siteTexts() },
        // The Arabic faces are asked for after the first paint.
        fonts: { en: ["inter-latin-wght-normal.woff2"], ar: [] },
        siteOrigin,
      }),
      staticWebApp(path("."), partnerOrigins),
      licences(path(".")),
      notePageSettings(environment),
      embedScript(path("client/embed/embed.ts"), embedSettings(brands.en, WORDINGS)),
    ],
    // Its package leads to the modules for development alone, which hold checks and warnings.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: path("node_modules/react-router/dist/production/index.mjs") },
        {
          find: /^react-router\/dom$/,
          replacement: path("node_modules/react-router/dist/production/dom-export.mjs"),
        },
      ],
    },
    define: { PARTNER_ORIGINS: JSON.stringify(partnerOrigins) },
    build: {
      outDir: path("dist/client"),
      emptyOutDir: true,
      target: [...BUILD_TARGETS],
      // Browsers that know no modulepreload load the same a little later.
      modulePreload: { polyfill: false },
      // Fonts and images stay files: the content security policy allows no data address for fonts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          postBanner: ({ isEntry }) => (isEntry ? `/*! Licences: /${LICENCES_FILE} */` : ""),
          codeSplitting: {
            // What most pages share comes as one file: twenty small ones compress worse and take more requests. What is
            // told after a result, or does something with it, is loaded after it.
            groups: [
              {
                name: "shared",
                test: (id) =>
                  !/node_modules|plan-link\.ts$|\/client\/plans\/|\/shared\/(report|pension|child-goal|kids-saver)\//.test(
                    id,
                  ),
                minShareCount: 4,
              },
              // What calculators show at first and other pages show too: its many small files, each with its styles, would
              // wait for one another.
              {
                name: "first-view",
                test: /\/client\/(app\/paths|components\/(?!InfoPopover|DialCodeSelect)|form\/(CalculatorLinks|ExampleForecast|start-hint)|report\/(Facts|Wordmark|Explanation))|\/shared\/(child-goal\/over-rules|report\/(chance|common-facts|example|icons|payment-month|report-document))\./,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    server,
    preview: server,
  };
});
