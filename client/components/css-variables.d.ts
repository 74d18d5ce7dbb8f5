import "react";

declare module "react" {
  /** Lets components hand values to their stylesheets. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
