/** Ends this process orderly on Ctrl-C and on a request to terminate. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}
