// Serves a partner's page that frames the calculators of this machine.
import { DEFAULT_CLIENT_PORT } from "#functions/config/environment.ts";
import { close, listen, portFrom } from "#tools/http/listen.ts";
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";
import { partnerPageServer } from "./partner-page-server.ts";

const DEFAULT_PORT = 5600;

try {
  const server = partnerPageServer(`http://127.0.0.1:${portFrom("CLIENT_PORT", DEFAULT_CLIENT_PORT)}`);
  const { port } = new URL(await listen(server, portFrom("PARTNER_PAGE_PORT", DEFAULT_PORT)));
  stopOnSignal(() => close(server));
  // Another host name than the calculators', as a partner has.
  const origin = `http://localhost:${port}`;
  console.log(
    `Partner's page: ${origin}, with Arabic calculators at ${origin}/?language=ar\nThe calculators let it in if built with FRAME_ANCESTORS=${origin}.`,
  );
} catch (error) {
  failedStart("The partner's page", error);
}
