/**
 * Makes a clock that returns the arrival time of the requests being read. A process that was busy reads everything that
 * has arrived since in one turn of its event loop, so the last request has waited since the first was read.
 * @param elapsed a clock that never goes back, milliseconds
 */
export function createArrivalClock(elapsed: () => number): () => number {
  let arrivedAt: number | undefined;
  return () => {
    if (arrivedAt === undefined) {
      arrivedAt = elapsed();
      // Runs once everything that had arrived is read.
      setImmediate(() => {
        arrivedAt = undefined;
      });
    }
    return arrivedAt;
  };
}
