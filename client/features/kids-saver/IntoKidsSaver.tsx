import { useNavigate } from "react-router-dom";
import { CAME_FROM_WITHIN } from "#client/components/use-step-back.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { toField } from "#client/form/FieldLinks.tsx";
import { LeadOn } from "#client/results/LeadOn.tsx";
import { sessionOf } from "#client/session/sessions.ts";
import { CALCULATORS } from "#shared/calculators.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { type Contact, contactOf, hasContact } from "#shared/contract/contact.ts";
import { enabledKeyOf } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { formatMoney } from "#shared/report/format.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { hasGoals, initialKidsSaverDraft, type KidsSaverDraft } from "./kids-saver-draft.ts";
import { takeGoal } from "./take-goal.ts";

interface IntoKidsSaverProps {
  readonly start: PlanMonth;
  readonly plan: ChildGoalPlan;
  readonly contact: Contact;
}

/** Takes a goal on to the Kids Saver, with the contact data, and says what else goes along. */
export function IntoKidsSaver({ start, plan, contact }: IntoKidsSaverProps) {
  const wording = useWording();
  const { title, first, further, go } = wording.plans.intoKidsSaver;
  const navigate = useNavigate();
  const session = sessionOf<KidsSaverDraft, unknown, unknown, unknown>("kidsSaver");
  const { draft = initialKidsSaverDraft(start) } = session.state();
  const { age, monthlyInvestment, currency } = draft;
  // An entry that is no number is not repeated.
  const stays =
    typeof age === "number" && typeof monthlyInvestment === "number"
      ? further.stays({ age, monthly: formatMoney(monthlyInvestment, currency, wording) })
      : "";
  const note = hasGoals(draft) ? `${further.joins} ${stays}`.trim() : first;
  const take = () => {
    if (!hasContact(draft) && hasContact(contact)) session.edit({ ...draft, ...contactOf(contact) });
    session.open(takeGoal(draft, plan));
    const path = pathIn(wording.language, CALCULATORS.kidsSaver.flows[0].form[0]);
    // Where the goal is seen, and taken out again.
    navigate(path, { state: { ...CAME_FROM_WITHIN, ...toField(enabledKeyOf(plan.type)) } });
  };
  return <LeadOn title={title} note={note} go={go} onGo={take} />;
}
