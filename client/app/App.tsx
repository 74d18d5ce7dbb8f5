import { MantineProvider } from "@mantine/core";
import { BrowserRouter } from "react-router-dom";
import { StatusProvider } from "#client/components/StatusProvider.tsx";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import type { SeenPart } from "#client/embed/messages.ts";
import { readEducationHost } from "#shared/contract/education-host.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/en.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import { AppShell } from "./AppShell.tsx";
import { HostPageProvider } from "./HostPageProvider.tsx";
import { listenForHostPage } from "./host-page.ts";
import { createBrandTheme } from "./theme.ts";

// Read once, at the edge: everything below gets it handed down.
const TODAY = dubaiDay(Date.now());
const BRAND = readBrand(import.meta.env, EN);
const EDUCATION_HOST = readEducationHost(import.meta.env);
const THEME = createBrandTheme(BRAND);

/** Origins whose pages may frame these: our own and those of partners. */
const HOST_ORIGINS = new Set([window.location.origin, ...PARTNER_ORIGINS]);

/** From the start, so that no page around this one introduces itself unheard. */
const HOST_PAGE = listenForHostPage(window, HOST_ORIGINS, placeInView);

/** The application around its pages. Mantine's variables come from a stylesheet: see `tools/vite`. */
export function App() {
  return (
    <MantineProvider
      theme={THEME}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <WordingProvider wording={EN}>
        <StatusProvider>
          <BrowserRouter>
            <HostPageProvider store={HOST_PAGE}>
              <AppShell brand={BRAND}>
                <AppRoutes educationHost={EDUCATION_HOST} today={TODAY} brand={BRAND} />
              </AppShell>
            </HostPageProvider>
          </BrowserRouter>
        </StatusProvider>
      </WordingProvider>
    </MantineProvider>
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
