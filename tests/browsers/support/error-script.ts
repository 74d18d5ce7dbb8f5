/** Address of the first script of each document, and the address that it reports to. */
export const ERROR_SCRIPT_PATH = "/reported-errors.js";
export const REPORTS_PATH = "/reported-errors";

/**
 * Reports what goes wrong in a document from its first script on: uncaught errors, rejections that nobody handles,
 * breaches of the content security policy, and what is written to the console as a warning or an error. It runs in the
 * page, by its source text, and therefore uses nothing from outside itself.
 */
function reportErrors(path: string): void {
  const told = (value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : String(value));
  const report = (kind: string, what: unknown) => {
    // A beacon arrives even where the page is left.
    navigator.sendBeacon(path, `${window.location.pathname}: ${kind}: ${told(what)}`);
  };
  window.addEventListener("error", ({ error, message }) => report("error", error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => report("rejection", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report("policy", `${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report(level, values.map(told).join(" "));
      write(...values);
    };
  }
}

export const ERROR_SCRIPT = `(${reportErrors})(${JSON.stringify(REPORTS_PATH)});`;
