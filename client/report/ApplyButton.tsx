import { Button } from "@mantine/core";
import { use } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Proposal } from "#shared/report/report-document.ts";
import { FormActionsContext } from "./form-actions.ts";

/** Puts a proposal into the form, if there is a form. */
export function ApplyButton({ proposal }: { proposal: Proposal }) {
  const { insights: texts } = useWording();
  const { proposals } = use(FormActionsContext);
  if (proposals === undefined) return null;
  const { apply, isApplicable, isOutdated } = proposals;
  return (
    <Button
      size="xs"
      variant="light"
      disabled={!isApplicable || isOutdated}
      onClick={() => apply(proposal)}
      aria-label={texts.applyChange({ change: proposal.text })}
    >
      {texts.apply}
    </Button>
  );
}
