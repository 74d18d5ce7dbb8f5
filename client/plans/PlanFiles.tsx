import { Button } from "@mantine/core";
import { useId, useState } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { CalculatedPlan } from "#client/session/session-state.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { dubaiDay, type PlanMonth } from "#shared/domain/plan-month.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { figuresCsv, timelineCsv } from "./figures-csv.ts";
import classes from "./PlanFiles.module.css";
import { isoMonth, planJson } from "./plan-json.ts";
import { reminderCalendar, reminderId } from "./reminder.ts";
import { saveFile } from "./save-file.ts";

/** Time within which further presses of a button belong to the first one. Unit: milliseconds. */
const ONE_PRESS_MS = 1_000;

/** A file that was handed to the browser. */
interface SavedFile {
  readonly link: string;
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface PlanFilesProps {
  readonly calculator: Calculator;
  /** The plan with its answer, and its link; undefined while there is no answer. */
  readonly current: KeptPlan | undefined;
  readonly link: string | undefined;
  /** Returns the plan as it was sent, with its result. */
  readonly outcome: () => CalculatedPlan<unknown, unknown> | undefined;
  /** Its results; while there is no answer those of an earlier plan. Some have no table. */
  readonly blocks: readonly Block[] | undefined;
  /** Month of the calculation. */
  readonly start: PlanMonth;
}

/** Saves a plan's figures, the plan with its result, and a reminder of it as files, which the browser itself makes. */
export function PlanFiles({ calculator, current, link, outcome, blocks, start }: PlanFilesProps) {
  const wording = useWording();
  const { titles, report, plans } = wording;
  const { files } = plans;
  const noteId = useId();
  const [saved, setSaved] = useState<SavedFile>();
  const csv = blocks && csvOfTable(blocks, wording);
  const way = (type: string, extension: string, contentOf: (plan: KeptPlan, link: string) => string) => ({
    size: "compact-sm",
    variant: "subtle",
    classNames: { root: looks["longButton"], label: looks["longLabel"] },
    disabled: current === undefined,
    "aria-describedby": noteId,
    onClick: () => {
      if (current === undefined || link === undefined) return;
      const file = `${report.fileNames[calculator]({ date: isoMonth(start) })}.${extension}`;
      const at = Date.now();
      const isSame = saved?.link === link && saved.file === file;
      if (isSame && at - saved.at < ONE_PRESS_MS) return;
      saveFile(new Blob([contentOf(current, link)], { type: `${type};charset=utf-8` }), file);
      setSaved({ link, file, at });
    },
  });
  const reminder = (plan: KeptPlan, link: string) => {
    const now = Date.now();
    const text = files.reminder.text({ chance: chanceInWords(plan.chance, wording) });
    return reminderCalendar({
      title: files.reminder.title({ calculator: titles[calculator] }),
      text: `${text}\n\n${link}`,
      url: link,
      uid: reminderId(plan),
      today: dubaiDay(now),
      now,
    });
  };
  return (
    <div>
      <div className={`${looks["wrap"]} ${classes["ways"]}`}>
        {csv && <Button {...way("text/csv", "csv", csv)}>{files.figures}</Button>}
        <Button {...way("application/json", "json", (plan) => planJson(plan, outcome(), start))}>
          {files.plan}
        </Button>
        <Button {...way("text/calendar", "ics", reminder)}>{files.remind}</Button>
      </div>
      <p id={noteId} className={looks["small"]}>
        {files.note}
      </p>
      <p role="status" className={classes["message"]}>
        {/* A file of another plan no longer matters. */}
        {saved && saved.link === link && files.saved({ file: saved.file })}
      </p>
    </div>
  );
}

/** Returns what makes a CSV of the table in results; undefined if they have none. */
function csvOfTable(blocks: readonly Block[], wording: Wording): (() => string) | undefined {
  for (const block of blocks) {
    if (block.kind === "figures") return () => figuresCsv(block, wording);
    if (block.kind === "timeline") return () => timelineCsv(block, wording);
  }
  return undefined;
}
