import { DirectionProvider, MantineProvider } from "@mantine/core";
import { useMemo, useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { StatusProvider } from "#client/components/StatusProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { SeenPart } from "#client/embed/messages.ts";
import { BrandProvider } from "#client/report/BrandProvider.tsx";
import { readEducationHost } from "#shared/contract/education-host.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { readBrand } from "#shared/report/brand.ts";
import { directionOf } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import { AppShell } from "./AppShell.tsx";
import { HostPageProvider } from "./HostPageProvider.tsx";
import { listenForHostPage } from "./host-page.ts";
import { LanguageProvider } from "./LanguageProvider.tsx";
import { ReturnFromCache } from "./ReturnFromCache.tsx";
import { createBrandTheme } from "./theme.ts";

// Read once, at the edge: everything below gets it handed down.
const TODAY = dubaiDay(Date.now());
const EDUCATION_HOST = readEducationHost(import.meta.env);

/** Origins whose pages may frame these: our own and those of partners. */
const HOST_ORIGINS = new Set([window.location.origin, ...PARTNER_ORIGINS]);

/** From the start, so that no page around this one introduces itself unheard. */
const HOST_PAGE = listenForHostPage(window, HOST_ORIGINS, placeInView);

/** The application around its pages. Mantine's variables come from a stylesheet: see `tools/vite`. */
export function App({ wording }: { wording: Wording }) {
  const [theme] = useState(() => createBrandTheme(readBrand(import.meta.env, wording)));
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <DirectionProvider initialDirection={directionOf(wording.language)}>
        <BrowserRouter>
          <LanguageProvider initial={wording}>
            <StatusProvider>
              <HostPageProvider store={HOST_PAGE}>
                <Pages />
              </HostPageProvider>
            </StatusProvider>
          </LanguageProvider>
        </BrowserRouter>
      </DirectionProvider>
    </MantineProvider>
  );
}

function Pages() {
  const wording = useWording();
  const brand = useMemo(() => readBrand(import.meta.env, wording), [wording]);
  return (
    <BrandProvider brand={brand}>
      <ReturnFromCache />
      <AppShell>
        <AppRoutes educationHost={EDUCATION_HOST} today={TODAY} />
      </AppShell>
    </BrandProvider>
  );
}

/**
 * Lets stylesheets place things where a visitor sees them: a frame as high as its content knows no edges of a window.
 * Where nothing is hidden the variables are not set.
 */
function placeInView({ hiddenAbovePx, hiddenBelowPx }: SeenPart): void {
  const { style } = document.documentElement;
  style.setProperty("--hidden-above", `${hiddenAbovePx}px`);
  style.setProperty("--hidden-below", `${hiddenBelowPx}px`);
}
