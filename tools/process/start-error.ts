/** A start that fails for a reason that its message explains. */
export class StartError extends Error {
  override readonly name = "StartError";
}
