/** No transaction in any month from 0 to the horizon. */
export function noTransactions(horizon: number): Float64Array {
  return new Float64Array(horizon + 1);
}

/** One transaction. */
export function transactionAt(horizon: number, timeStep: number, amount: number): Float64Array {
  const transactions = noTransactions(horizon);
  transactions[timeStep] = amount;
  return transactions;
}

/**
 * One transaction a month from today to `lastStep` (included), raised once every plan year.
 * @param first the amount in the first plan year
 * @param yearlyIncrease as a fraction
 * @param lastStep below 0 for none
 */
export function monthlyContributions(
  horizon: number,
  first: number,
  yearlyIncrease: number,
  lastStep: number,
): Float64Array {
  const transactions = noTransactions(horizon);
  for (let t = 0; t <= lastStep; t++) {
    const planYear = Math.floor(t / 12);
    transactions[t] = first * (1 + yearlyIncrease) ** planYear;
  }
  return transactions;
}
