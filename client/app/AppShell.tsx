import { type ReactNode, useRef } from "react";
import looks from "#client/components/looks.module.css";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { PageLink } from "#client/components/PageLink.tsx";
import { RetryNotice } from "#client/components/RetryNotice.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ProviderLinks } from "#client/report/ProviderLinks.tsx";
import { useBrand } from "#client/report/use-brand.ts";
import { Wordmark } from "#client/report/Wordmark.tsx";
import { licenceStatement } from "#shared/report/provider.ts";
import { pathIn } from "#shared/wording/languages.ts";
import classes from "./AppShell.module.css";
import { BUILD_COMMIT } from "./build-commit.ts";
import { CalculatorMenu } from "./CalculatorMenu.tsx";
import { useLanguageSwitching } from "./LanguageProvider.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { HOME } from "./paths.ts";

const CONTENT_ID = "content";

/** The provider's frame around every page: logo, tagline and menus above, licence and contact links below. */
export function AppShell({ children }: { children: ReactNode }) {
  const wording = useWording();
  const brand = useBrand();
  const { shell, language } = wording;
  const content = useRef<HTMLElement>(null);
  return (
    <div className={classes["shell"]}>
      <a href={`#${CONTENT_ID}`} className={classes["skip"]}>
        {shell.skipToContent}
      </a>
      <header className={classes["header"]}>
        <div className={classes["bar"]}>
          <PageLink
            to={pathIn(language, HOME)}
            className={classes["home"]}
            aria-label={shell.home({ name: brand.name })}
          >
            <Wordmark brand={brand} />
          </PageLink>
          <div className={classes["side"]}>
            <p className={`${looks["muted"]} ${classes["tagline"]}`}>{brand.tagline}</p>
            <CalculatorMenu />
            <LanguageSwitch />
          </div>
        </div>
        <FailedLanguage leave={() => content.current?.focus({ preventScroll: true })} />
      </header>
      <main
        ref={content}
        id={CONTENT_ID}
        tabIndex={-1}
        aria-labelledby={PAGE_HEADING_ID}
        className={`${looks["quiet"]} ${classes["main"]}`}
      >
        {children}
      </main>
      <footer className={`${looks["muted"]} ${classes["footer"]}`}>
        <div className={classes["bar"]}>
          <div>
            <p title={BUILD_COMMIT}>{licenceStatement(brand, wording)}</p>
            <ProviderLinks />
          </div>
          <p className={classes["footerTagline"]}>{brand.tagline}</p>
        </div>
      </footer>
    </div>
  );
}

/** Says that the other language could not be loaded. @param leave moves the focus on, as the button disappears */
function FailedLanguage({ leave }: { leave: () => void }) {
  const { notLoaded, results } = useWording();
  const { failure } = useLanguageSwitching();
  if (failure === undefined) return null;
  const { losesSomething, goOn } = failure;
  const click = () => {
    leave();
    goOn();
  };
  return (
    <div className={classes["notice"]}>
      <RetryNotice
        text={`${notLoaded.language} ${losesSomething ? notLoaded.loses : notLoaded.notReached}`}
        button={losesSomething ? notLoaded.again : results.tryAgain}
        onClick={click}
      />
    </div>
  );
}
