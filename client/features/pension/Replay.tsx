import { lazy } from "react";
import { loadTexts } from "#client/components/load-wording.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { OnDemand } from "#client/results/OnDemand.tsx";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "#shared/pension/schemas.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { PensionDraft } from "./pension-draft.ts";

const ReplayedPlan = lazy(async () => {
  const [replayed] = await Promise.all([import("./ReplayedPlan.tsx"), loadTexts("onDemand")]);
  return { default: replayed.ReplayedPlan };
});

interface ReplayProps {
  /** The results of the plan, in the money that is shown. */
  readonly blocks: readonly Block[];
  readonly money: Money;
}

/** The plan in the history of markets, calculated once it is opened. An external planning service has no history. */
export function Replay({ blocks, money }: ReplayProps) {
  const { pension } = useWording();
  const session = sessionOf<PensionDraft, PensionForm, PensionPlan, RetirementResult>("pension");
  const outcome = useSession(session, ({ shown }) => shown.outcome);
  const forecast = blocks.find((block) => block.kind === "forecast");
  if (forecast === undefined || outcome?.result.modelVersion !== EMBEDDED_MODEL.version) return null;
  return (
    <OnDemand title={pension.replay.title}>
      <ReplayedPlan plan={outcome.plan} forecast={forecast} money={money} />
    </OnDemand>
  );
}
