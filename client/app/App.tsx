import { DirectionProvider, MantineContext, MantineThemeProvider } from "@mantine/core";
import { type ComponentType, type ContextType, Fragment, type ReactNode, useMemo, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { StatusProvider } from "#client/components/StatusProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { BrandContext } from "#client/report/use-brand.ts";
import { readEducationHost } from "#shared/contract/education-host.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { readBrand } from "#shared/report/brand.ts";
import { directionOf } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import { AppShell } from "./AppShell.tsx";
import { LanguageProvider } from "./LanguageProvider.tsx";
import { ReturnFromCache } from "./ReturnFromCache.tsx";
import { createBrandTheme } from "./theme.ts";

// Read once, at the edge, and passed down to everything below.
const TODAY = dubaiDay(Date.now());
const EDUCATION_SITE = {
  host: readEducationHost(import.meta.env),
  path: CHILD_GOALS.Education.path,
};

/**
 * Context that `MantineProvider` would provide, without its code for variables and colour schemes: these pages have one
 * scheme, which their documents name, and its variables come from a stylesheet (see `tools/vite`).
 */
const MANTINE: ContextType<typeof MantineContext> = {
  colorScheme: "light",
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: "mantine",
  cssVariablesSelector: ":root",
  withStaticClasses: true,
};

interface AppProps {
  readonly wording: Wording;
  /** Connects the pages with the page around them; unset without one. */
  readonly Host?: ComponentType<{ children: ReactNode }> | undefined;
}

/** The application around its pages. */
export function App({ wording, Host = Fragment }: AppProps) {
  const [theme] = useState(() => createBrandTheme(readBrand(import.meta.env, wording)));
  return (
    <MantineContext value={MANTINE}>
      <MantineThemeProvider theme={theme}>
        <DirectionProvider initialDirection={directionOf(wording.language)}>
          <BrowserRouter>
            <LanguageProvider initial={wording}>
              <StatusProvider>
                <Host>
                  <Pages />
                </Host>
              </StatusProvider>
            </LanguageProvider>
          </BrowserRouter>
        </DirectionProvider>
      </MantineThemeProvider>
    </MantineContext>
  );
}

function Pages() {
  const wording = useWording();
  const brand = useMemo(() => readBrand(import.meta.env, wording), [wording]);
  return (
    <BrandContext value={brand}>
      <ReturnFromCache />
      <AppShell>
        <AppRoutes educationSite={EDUCATION_SITE} today={TODAY} />
      </AppShell>
    </BrandContext>
  );
}
