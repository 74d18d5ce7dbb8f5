// Serves a partner's page that frames the calculators of this machine.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { DEFAULT_CLIENT_PORT } from "#functions/config/environment.ts";
import { CALCULATOR_NAMES } from "#shared/calculators.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { close, listen, portFrom } from "#tools/http/listen.ts";
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";

const CONTENT_TYPES = new Map([
  ["page.html", "text/html; charset=utf-8"],
  ["page.css", "text/css"],
  ["page.js", "text/javascript"],
]);

/** Serves a page that frames calculators, under the content security policy of docs/embedding.md. */
function partnerPageServer(calculators: string): Server {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${calculators}`,
    `frame-src ${calculators}`,
    "style-src 'self'",
    "img-src data:",
  ].join("; ");
  return createServer((request, response) => {
    const url = URL.parse(request.url ?? "/", calculators);
    const name = url?.pathname === "/" ? "page.html" : (url?.pathname.slice(1) ?? "");
    const language = LANGUAGE_NAMES.find((each) => each === url?.searchParams.get("language")) ?? "en";
    const contentType = CONTENT_TYPES.get(name);
    if (contentType === undefined) {
      response.writeHead(404).end();
      return;
    }
    const text = readFileSync(new URL(name, import.meta.url), "utf8");
    response
      .writeHead(200, { "Content-Type": contentType, "Content-Security-Policy": policy })
      .end(
        text
          .replaceAll("{calculators}", calculators)
          .replaceAll("{language}", language)
          .replace("{calculatorNames}", options(CALCULATOR_NAMES))
          .replace("{languageNames}", options(LANGUAGE_NAMES)),
      );
  });
}

function options(names: readonly string[]): string {
  return names.map((name) => `<option>${name}</option>`).join("");
}

const DEFAULT_PORT = 5600;

try {
  const server = partnerPageServer(`http://127.0.0.1:${portFrom("CLIENT_PORT", DEFAULT_CLIENT_PORT)}`);
  const { port } = new URL(await listen(server, portFrom("PARTNER_PAGE_PORT", DEFAULT_PORT)));
  stopOnSignal(() => close(server));
  // Another host name than the calculators', as a partner has.
  const origin = `http://localhost:${port}`;
  console.log(
    `Partner's page: ${origin}, with Arabic calculators at ${origin}/?language=ar\nThe calculators let it in if built with FRAME_ANCESTORS=${origin}. Orders tell its code if the functions run with PARTNERS=acme.`,
  );
} catch (error) {
  failedStart("The partner's page", error);
}
