import "react";

declare module "react" {
  /** Lets components pass values to their stylesheets. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
