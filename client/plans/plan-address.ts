import { PLAN_FRAGMENT } from "#shared/contract/plan-fragment.ts";

/**
 * Opens the plan in the fragment of the page's address, where there is one, before the page is drawn; also when such
 * an address is entered on a page that is open.
 */
export async function openAddressedPlan(): Promise<void> {
  const hasPlan = () => window.location.hash.startsWith(PLAN_FRAGMENT);
  window.addEventListener("hashchange", () => {
    if (hasPlan()) window.location.reload();
  });
  if (!hasPlan()) return;
  const { openPlanLink } = await import("./open-plan-link.ts");
  openPlanLink();
}
