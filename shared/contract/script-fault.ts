import Type from "typebox";
import { CLASS_PATTERN, FRAME_PATTERN, MOST_FRAMES } from "./fault-frames.ts";
import { CLOSED } from "./fields.ts";

/** Request of `ReportFault`: an error of a page's scripts, without its message and without anything that was entered. */
export const ScriptFaultSchema = Type.Object(
  {
    errorClass: Type.String({
      pattern: `^${CLASS_PATTERN}$`,
      description: "Class of the error, such as TypeError.",
    }),
    frames: Type.Array(Type.String({ pattern: `^${FRAME_PATTERN}$` }), {
      minItems: 1,
      maxItems: MOST_FRAMES,
      description: "Where in the site's own files it arose, from the inside outwards: file, line and column.",
    }),
    commit: Type.String({
      pattern: "^([0-9a-f]{7,40}|unknown)$",
      description: "First digits of the commit that the page was built from.",
    }),
  },
  CLOSED,
);

export type ScriptFault = Type.Static<typeof ScriptFaultSchema>;
