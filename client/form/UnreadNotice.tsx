import { loadTexts } from "#client/components/load-wording.ts";
import { loadable, useLoaded } from "#client/components/loadable.ts";
import type { UnreadProps } from "./UnreadFields.tsx";

interface UnreadNoticeProps extends Omit<UnreadProps, "unread"> {
  readonly unread: UnreadProps["unread"] | undefined;
}

/** Loads only for a link of which something was not read. */
const UNREAD_FIELDS = loadable(async () => {
  const [fields] = await Promise.all([import("./UnreadFields.tsx"), loadTexts("plans")]);
  return fields.UnreadFields;
});

/** Says which parts of a link could not be opened, if there are any. */
export function UnreadNotice({ unread, ...props }: UnreadNoticeProps) {
  const { value: UnreadFields } = useLoaded(UNREAD_FIELDS, unread !== undefined);
  return UnreadFields && unread && <UnreadFields {...props} unread={unread} />;
}
