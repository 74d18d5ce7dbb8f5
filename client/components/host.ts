import { createContext } from "react";

/** What pages do otherwise if a partner's page frames them. */
export interface Host {
  /** Takes the visitor from the calculators to the provider's Smart Saver page, out of a surrounding frame too. */
  readonly leave: (smartSaverUrl: string) => void;
  /** Tells that the visitor has ordered the report of a calculator by mail. */
  readonly ordered: (calculator: string) => void;
  /** Code of the partner, for the orders of its visitors. */
  readonly partner?: string;
}

export const NO_HOST: Host = {
  leave: (smartSaverUrl) => {
    window.open(smartSaverUrl, "_top");
  },
  ordered: () => {},
};

export const HostContext = createContext(NO_HOST);
