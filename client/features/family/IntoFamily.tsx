import { useNavigate } from "react-router-dom";
import { CAME_FROM_WITHIN } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { LeadOn } from "#client/results/LeadOn.tsx";
import { sessionOf } from "#client/session/sessions.ts";
import { CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { type Contact, hasContact } from "#shared/contract/contact.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { type FamilyDraft, initialFamilyDraft } from "./family-draft.ts";
import { destinationOf, isTaken, takeOver, tellingTaken } from "./take-over.ts";
import { type OtherPlan, savingsQuestion, type TakenOver } from "./take-plan.ts";

interface IntoFamilyProps {
  readonly start: PlanMonth;
  readonly plan: OtherPlan;
  readonly contact: Contact;
}

/** Takes a plan on to the family plan, with the contact data. */
export function IntoFamily({ start, plan, contact }: IntoFamilyProps) {
  const { family, language } = useWording();
  const { title, note, go } = family.into;
  const navigate = useNavigate();
  const take = () => {
    const session = sessionOf<FamilyDraft, unknown, unknown, unknown, unknown>("family");
    const { draft = initialFamilyDraft(start) } = session.state();
    if (!hasContact(draft) && hasContact(contact)) session.edit({ ...draft, ...recipientOf(contact) });
    const path = pathIn(language, CALCULATORS.family.flows[0].form[0]);
    const chosen = { calculator: calculatorOf(plan), plan };
    const earlier = session.state().taken as readonly TakenOver[];
    const to = destinationOf(draft, chosen, earlier, start);
    const isOpen = to !== undefined && !isTaken(draft, chosen, to, start);
    // What has to be asked first is asked there, and what there is no room for is told there.
    const isAsked = isOpen && savingsQuestion(draft, plan, to.earlier) !== undefined;
    if (isOpen && !isAsked) {
      const { draft: after, taken } = takeOver(draft, chosen, to, start);
      session.open(after);
      session.take(session.state().draft ?? after, [...earlier, taken]);
    }
    navigate(path, {
      state: { ...CAME_FROM_WITHIN, ...(isOpen && tellingTaken(isAsked ? chosen : undefined)) },
    });
  };
  return <LeadOn title={title} note={note} go={go} onGo={take} />;
}

function calculatorOf(plan: OtherPlan): Calculator {
  if ("goals" in plan) return "kidsSaver";
  return plan.type === "Pension" ? "pension" : CHILD_GOALS[plan.type].calculator;
}

/** Returns the contact data that a family's form asks for: another form may ask for more. */
function recipientOf({ name, email, phoneNumberCountryCode, phoneNumber }: Contact): Contact {
  return { name, email, phoneNumberCountryCode, phoneNumber };
}
