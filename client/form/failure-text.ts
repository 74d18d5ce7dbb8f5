import { ApiError } from "#client/api/api-error.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** What the error modal says of a failure. */
export function failureText(error: unknown, { errorModal }: Wording): string {
  if (!(error instanceof ApiError)) return errorModal.unexpected;
  const { failure } = error;
  const texts = {
    unreachable: () => errorModal.unreachable,
    "unexpected-answer": () => errorModal.unexpectedAnswer,
    problem: () => error.message,
  };
  return texts[failure.kind]();
}
