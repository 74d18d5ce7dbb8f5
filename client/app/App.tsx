import { MantineProvider } from "@mantine/core";
import { BrowserRouter } from "react-router-dom";
import { StatusProvider } from "#client/components/StatusProvider.tsx";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { EN } from "#shared/wording/en.ts";
import { AppRoutes } from "./AppRoutes.tsx";
import { AppShell } from "./AppShell.tsx";
import { HostPageProvider } from "./HostPageProvider.tsx";
import { listenForHostPage } from "./host-page.ts";
import { placeInView } from "./place-in-view.ts";
import { SETTINGS } from "./settings.ts";
import { createBrandTheme } from "./theme.ts";

/** Read once, at the edge: everything below gets it handed down. */
const TODAY = dubaiDay(Date.now());

/** From the start, so that no page around this one introduces itself unheard. */
const HOST_PAGE = listenForHostPage(window, SETTINGS.partnerOrigins, placeInView);

const THEME = createBrandTheme(SETTINGS.brand);

/** Everything that surrounds the pages. Mantine's variables come from a stylesheet: see `tools/vite`. */
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
              <AppShell brand={SETTINGS.brand}>
                <AppRoutes educationHost={SETTINGS.educationHost} today={TODAY} brand={SETTINGS.brand} />
              </AppShell>
            </HostPageProvider>
          </BrowserRouter>
        </StatusProvider>
      </WordingProvider>
    </MantineProvider>
  );
}
