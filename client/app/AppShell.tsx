import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { PAGE_HEADING_ID } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { useBrand } from "#client/report/BrandProvider.tsx";
import { ProviderLinks } from "#client/report/ProviderLinks.tsx";
import { Wordmark } from "#client/report/Wordmark.tsx";
import { licenceStatement } from "#shared/report/provider.ts";
import { pathIn } from "#shared/wording/languages.ts";
import classes from "./AppShell.module.css";
import { CalculatorMenu } from "./CalculatorMenu.tsx";
import { FailedLanguage } from "./FailedLanguage.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { HOME } from "./paths.ts";

const CONTENT_ID = "content";

/**
 * The provider's frame around every page: logo, tagline and menu of calculators above, licence and contact links below.
 */
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
          <Link
            to={pathIn(language, HOME)}
            className={classes["home"]}
            aria-label={shell.home({ name: brand.name })}
          >
            <Wordmark brand={brand} />
          </Link>
          <div className={classes["side"]}>
            <p className={classes["tagline"]}>{brand.tagline}</p>
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
        className={classes["main"]}
      >
        {children}
      </main>
      <footer className={classes["footer"]}>
        <div className={classes["bar"]}>
          <div>
            <p>{licenceStatement(brand, wording)}</p>
            <ProviderLinks />
          </div>
          <p className={classes["footerTagline"]}>{brand.tagline}</p>
        </div>
      </footer>
    </div>
  );
}
