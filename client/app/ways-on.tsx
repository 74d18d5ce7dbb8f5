// Ways from results into plans of several goals, in one file: each is small.
import type { ComponentProps } from "react";
import { IntoFamily } from "#client/features/family/IntoFamily.tsx";
import { IntoKidsSaver } from "#client/features/kids-saver/IntoKidsSaver.tsx";

export { IntoFamily };

/** Takes a goal of a child on to a plan of several. */
export function IntoOthers(props: ComponentProps<typeof IntoKidsSaver>) {
  return (
    <>
      <IntoKidsSaver {...props} />
      <IntoFamily {...props} />
    </>
  );
}
