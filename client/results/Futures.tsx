import { lazy } from "react";
import { loadTexts } from "#client/components/load-wording.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import type { Block } from "#shared/report/report-document.ts";
import { OnDemand } from "./OnDemand.tsx";
import type { PreviewedPage } from "./use-preview.ts";

const SingleFutures = lazy(async () => {
  const [single] = await Promise.all([import("./SingleFutures.tsx"), loadTexts("onDemand")]);
  return { default: single.SingleFutures };
});

interface FuturesProps {
  readonly page: Pick<PreviewedPage, "definition" | "futureTerms" | "context">;
  /** The results of the plan, in the money that is shown. */
  readonly blocks: readonly Block[];
}

/**
 * Single scenarios of the plan, calculated once they are opened. A plan of several purses has none, and an external
 * planning service does not tell them.
 */
export function Futures({ page, blocks }: FuturesProps) {
  const { results } = useWording();
  const session = sessionOf<Contact, unknown, object, Answer>(page.definition.calculator);
  const outcome = useSession(session, ({ shown }) => shown.outcome);
  const forecast = blocks.find((block) => block.kind === "forecast");
  const { futureTerms } = page;
  if (futureTerms === undefined || forecast === undefined) return null;
  if (outcome?.result.modelVersion !== EMBEDDED_MODEL.version) return null;
  return (
    <OnDemand title={results.futures.title}>
      <SingleFutures outcome={outcome} forecast={forecast} terms={futureTerms} context={page.context} />
    </OnDemand>
  );
}
