import { PASSED_PLAN_FRAGMENT } from "#shared/contract/plan-fragment.ts";

const loadPlanLinks = () => import("#client/session/open-plan-link.ts");

/**
 * Opens the plan in the fragment of the page's address, if there is one, before the page is drawn. If such an address
 * is entered later on an open page, opens it too, and that page's own plan can be brought back.
 */
export async function openAddressedPlan(): Promise<void> {
  const hasPlan = () => PASSED_PLAN_FRAGMENT.test(window.location.hash);
  window.addEventListener("hashchange", async () => {
    if (!hasPlan()) return;
    const { openEnteredLink } = await loadPlanLinks();
    openEnteredLink();
  });
  if (!hasPlan()) return;
  const { openPlanLink } = await loadPlanLinks();
  openPlanLink();
}
