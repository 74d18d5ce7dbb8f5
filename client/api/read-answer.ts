/** The body of an answer, or undefined if it is not JSON. @throws the signal's reason if it was aborted */
export async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
