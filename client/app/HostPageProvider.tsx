import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from "react";
import { type Host, HostContext, NO_HOST } from "#client/components/host.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { SeenPart } from "#client/embed/messages.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { CALCULATOR_NAMES, type Calculator } from "#shared/calculators.ts";
import type { Language } from "#shared/wording/languages.ts";
import { paintIn } from "./accent.ts";
import type { Messages } from "./framed.ts";
import { type HostPage, type HostPageStore, listenForHostPage } from "./host-page.ts";
import { useLanguageSwitching } from "./LanguageProvider.tsx";
import { type TellPage, TellPageContext } from "./tell-page.ts";

/** Origins whose pages may frame these: our own and those of partners. */
const HOST_ORIGINS = new Set([window.location.origin, ...PARTNER_ORIGINS]);

/** Returns what connects the pages below it with the page around them. Only a framed document loads this file. */
export function connectHostPage(messages: Messages): ComponentType<{ children: ReactNode }> {
  const store = listenForHostPage(messages, window, HOST_ORIGINS, placeInView);
  return ({ children }) => <HostPageProvider store={store}>{children}</HostPageProvider>;
}

function HostPageProvider({ store, children }: { store: HostPageStore; children: ReactNode }) {
  const { tell, wishes } = useSyncExternalStore(store.subscribe, store.current) ?? {};
  const { language, accent = "", partner = "" } = wishes ?? {};
  useLanguage(language);
  useEffect(() => paintIn(accent), [accent]);
  useEffect(() => tell && tellResults(tell), [tell]);
  const tellPage = useMemo(() => tell && pageTeller(tell), [tell]);
  const host = useMemo(() => (tell ? hostOf(tell, partner) : NO_HOST), [tell, partner]);
  return (
    <TellPageContext value={tellPage}>
      <HostContext value={host}>{children}</HostContext>
    </TellPageContext>
  );
}

/** A frame may no longer navigate its host page a few seconds after a click, so the host page does it itself. */
function hostOf(tell: HostPage["tell"], partner: string): Host {
  return {
    leave: () => tell({ type: "leaving" }),
    ordered: (calculator) => tell({ type: "report", calculator }),
    ...(partner !== "" && { partner }),
  };
}

/** Switches to the language that the host page asks for, also if it asks for another one meanwhile. */
function useLanguage(wished: Language | undefined): void {
  const { language } = useWording();
  const { switchLanguage } = useLanguageSwitching();
  const switchTo = useEffectEvent(switchLanguage);
  useEffect(() => {
    if (wished !== undefined && wished !== language) switchTo(wished);
  }, [wished, language]);
}

function pageTeller(tell: HostPage["tell"]): TellPage {
  return (page) => {
    const stop = observeHeight(document.body, (heightPx) => tell({ type: "resized", heightPx }));
    tell({ type: "navigated", page });
    return stop;
  };
}

/** Tells that the visitor sees a result, the first and every other one. @returns a function that ends it */
function tellResults(tell: HostPage["tell"]): () => void {
  const stops = CALCULATOR_NAMES.map((calculator) =>
    followResult(calculator, () => tell({ type: "result", calculator })),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function followResult(calculator: Calculator, tell: () => void): () => void {
  const session = sessionOf(calculator);
  let last: unknown;
  const follow = () => {
    const { outcome } = session.state().shown;
    if (outcome !== undefined && outcome !== last) tell();
    last = outcome;
  };
  follow();
  return session.subscribe(follow);
}

/** Reports the height of an element now and at every change, in CSS pixels. @returns a function that ends it */
function observeHeight(element: HTMLElement, tell: (heightPx: number) => void): () => void {
  let toldPx: number | undefined;
  const measure = () => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === toldPx) return;
    toldPx = heightPx;
    tell(heightPx);
  };
  // Measures at once, because browsers run no observer in a frame that is out of view.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Lets stylesheets place things in view: a frame as high as its content does not know the window's edges. */
function placeInView({ hiddenAbovePx, hiddenBelowPx }: SeenPart): void {
  const { style } = document.documentElement;
  style.setProperty("--hidden-above", `${hiddenAbovePx}px`);
  style.setProperty("--hidden-below", `${hiddenBelowPx}px`);
}
