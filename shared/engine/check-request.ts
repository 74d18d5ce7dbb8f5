import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import { type FundMixes, weightAt } from "./strategy.ts";

interface RequestFault {
  /** JSON Pointer (RFC 6901) into the request. */
  readonly path: string;
  readonly message: string;
}

/** A request that fits the schema and still makes no plan. */
export class PlanningRequestError extends Error {
  override readonly name = "PlanningRequestError";
  readonly faults: readonly RequestFault[];

  constructor(faults: readonly RequestFault[]) {
    super(faults.map(({ path, message }) => `${path} ${message}`).join("; "));
    this.faults = faults;
  }
}

const WEIGHT_TOLERANCE = 1e-9;

/** @throws {PlanningRequestError} naming everything that is wrong with the request */
export function checkRequest(request: PlanningRequest, fundMixes: FundMixes): void {
  const faults = [...accountFaults(request, fundMixes), ...transactionFaults(request)];
  if (faults.length > 0) throw new PlanningRequestError(faults);
}

function accountFaults(request: PlanningRequest, fundMixes: FundMixes): readonly RequestFault[] {
  const accounts = request.assetsAndDebts.investmentAccounts;
  return accounts.flatMap(({ id, investmentAllocations }, index) => {
    const path = `/assetsAndDebts/investmentAccounts/${index}`;
    const faults: RequestFault[] = [];
    if (accounts.findIndex((account) => account.id === id) < index) {
      faults.push({ path: `${path}/id`, message: "must not repeat another account's id" });
    }
    investmentAllocations.forEach(({ productCode, strategyWeight }, allocation) => {
      const allocationPath = `${path}/investmentAllocations/${allocation}`;
      if (!fundMixes.has(productCode.code)) {
        faults.push({ path: `${allocationPath}/productCode/code`, message: "is not a known fund" });
      }
      if (typeof strategyWeight !== "number" && !isAscendingFromZero(strategyWeight)) {
        faults.push({ path: `${allocationPath}/strategyWeight`, message: "must ascend from time step 0" });
      }
    });
    const switches = investmentAllocations.flatMap(({ strategyWeight }) =>
      typeof strategyWeight === "number" ? [0] : strategyWeight.map(({ fromTimeStep }) => fromTimeStep),
    );
    const isWhole = switches.every((month) => {
      const sum = investmentAllocations.reduce((total, allocation) => total + weightAt(allocation, month), 0);
      return Math.abs(sum - 1) <= WEIGHT_TOLERANCE;
    });
    if (!isWhole) {
      faults.push({ path: `${path}/investmentAllocations`, message: "must have weights that sum to 1" });
    }
    return faults;
  });
}

function isAscendingFromZero(steps: readonly { fromTimeStep: number }[]): boolean {
  return steps.every(({ fromTimeStep }, index) =>
    index === 0 ? fromTimeStep === 0 : fromTimeStep > (steps[index - 1]?.fromTimeStep ?? 0),
  );
}

function transactionFaults({ assetsAndDebts, cashFlows }: PlanningRequest): readonly RequestFault[] {
  const ids = new Set(assetsAndDebts.investmentAccounts.map(({ id }) => id));
  const faults: RequestFault[] = [];
  for (const [kind, transactions] of Object.entries(cashFlows)) {
    transactions.forEach(({ accountId }, index) => {
      if (ids.has(accountId)) return;
      faults.push({ path: `/cashFlows/${kind}/${index}/accountId`, message: "is not the id of an account" });
    });
  }
  cashFlows.recurringTransactions.forEach(({ startTimeStep, endTimeStep }, index) => {
    if (endTimeStep >= startTimeStep) return;
    const path = `/cashFlows/recurringTransactions/${index}/endTimeStep`;
    faults.push({ path, message: "must not be before startTimeStep" });
  });
  return faults;
}
