import { PASSED_PLAN_FRAGMENT } from "#shared/contract/plan-fragment.ts";

const loadPlanLinks = () => import("./open-plan-link.ts");

/**
 * Opens the plan in the fragment of the page's address, where there is one, before the page is drawn; also when such
 * an address is entered on a page that is open, whose own plan can then be brought back.
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
