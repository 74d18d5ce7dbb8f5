/** Pages of forms, and what shows the first result, of which a summary consists for the most part. */
const AWAITED = /^assets\/(?:\w+CalculatorPage|KidsSaverPage|FamilyPage|PersonalInfoPage|results-view)-/;

/**
 * Returns what browsers request together with a chunk: style sheets, and the scripts that it imports if a visitor waits
 * for it. Other chunks find their scripts one round trip later, because a name holds a hash, and naming those of all
 * chunks takes 2 kB of every first load.
 * @param chunk file of the chunk, as in `build.modulePreload.resolveDependencies` of Vite
 * @param dependencies files that it needs
 */
export function requestedWith(chunk: string, dependencies: string[]): string[] {
  return AWAITED.test(chunk) ? dependencies : dependencies.filter((file) => file.endsWith(".css"));
}
