/**
 * Makes a clock that tells when the requests arrived that are read now. A process that was busy reads all that came
 * meanwhile in one turn of its event loop: what is read last has waited since the first was read.
 * @param elapsed a clock that never goes back, milliseconds
 */
export function createArrivalClock(elapsed: () => number): () => number {
  let arrivedAt: number | undefined;
  return () => {
    if (arrivedAt === undefined) {
      arrivedAt = elapsed();
      // Runs once everything is read that was there.
      setImmediate(() => {
        arrivedAt = undefined;
      });
    }
    return arrivedAt;
  };
}
