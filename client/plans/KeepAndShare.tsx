import { Button } from "@mantine/core";
import { useId, useMemo, useRef, useState } from "react";
import { loadable, useLoaded } from "#client/components/loadable.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { leadToResults } from "#client/results/lead-to.ts";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import { isSamePlan } from "#client/session/read-state.ts";
import { shownOf } from "#client/session/sessions.ts";
import { CALCULATORS, type Calculator } from "#shared/calculators.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { Comparison, type Entries } from "./Comparison.tsx";
import classes from "./KeepAndShare.module.css";
import { MOST_KEPT, type PlanOfMoment, planName } from "./kept-plans.ts";
import { PlanFiles } from "./PlanFiles.tsx";
import beside from "./PlanLink.module.css";
import { PlanLink } from "./PlanLink.tsx";
import { differenceName } from "./plan-differences.ts";
import { PLAN_STORE, useKeptPlans } from "./plan-store.ts";
import { useOwnPlans } from "./use-own-plans.ts";

/** Keeps a plan for comparison with later ones, shares its link, and saves it in files. */
export const KeepAndShare: PlanTools["KeepAndShare"] = ({ plan }) => {
  const wording = useWording();
  const { title, keep } = wording.plans;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  // Made anew for each drawing: only another content makes another link.
  const dates = JSON.stringify(plan.dates);
  const current = useMemo(
    (): KeptPlan | undefined => plan.current && { ...plan.current, ...JSON.parse(dates) },
    [plan.current, dates],
  );
  const link = useMemo(
    () => current && planLink(`${window.location.origin}${window.location.pathname}`, current),
    [current],
  );
  const { plans, isInBrowser, isRefused } = useKeptPlans();
  const own = useOwnPlans(plan);
  const [chosenAt, setChosenAt] = useState<number>();
  const [message, setMessage] = useState("");
  const [undo, setUndo] = useState<() => void>();
  const chosen = own.find(({ keptAt }) => keptAt === chosenAt) ?? own.at(-1);
  const entries = useEntries(plan.calculator, chosen !== undefined);
  const differenceOf = (each: PlanOfMoment) =>
    current && entries.of && differenceName(entries.of(each.plan.form), entries.of(current.form), wording);
  const nameOf = (each: PlanOfMoment) => differenceOf(each) ?? planName(each.keptAt, wording);
  const say = (text: string, undoIt?: () => void) => {
    setMessage(text);
    setUndo(() => undoIt);
  };
  /** The pressed button disappears, so the focus moves to its section. */
  const stay = () => section.current?.focus({ preventScroll: true });
  const keepPlan = () => {
    if (current === undefined) return;
    const same = own.find((each) => isSamePlan(each.plan.form, current.form));
    if (same !== undefined) return say(keep.already({ name: nameOf(same) }));
    if (own.length >= MOST_KEPT) return say(keep.full({ limit: MOST_KEPT }));
    PLAN_STORE.keep(current, Date.now());
    setChosenAt(undefined);
    const last = PLAN_STORE.current().plans.at(-1);
    if (last !== undefined) say(keep.kept({ name: nameOf(last) }));
  };
  const remove = (each: PlanOfMoment) => {
    stay();
    PLAN_STORE.remove(each.keptAt);
    say(keep.removed({ name: nameOf(each) }));
  };
  const forget = () => {
    stay();
    PLAN_STORE.forget();
    say(keep.forgotten);
  };
  return (
    <section
      ref={section}
      className={`${looks["quiet"]} ${looks["ending"]}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h3 id={titleId} className={looks["endingTitle"]}>
        {title}
      </h3>
      <div className={`${looks["wrap"]} ${beside["ways"]}`}>
        <Button size="sm" variant="light" disabled={current === undefined} onClick={keepPlan}>
          {keep.keep}
        </Button>
        <p role="status" className={beside["message"]}>
          {message}
        </p>
        {undo && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              stay();
              undo();
              say(keep.undone);
            }}
          >
            {keep.undo}
          </Button>
        )}
      </div>
      {chosen && (
        <>
          <KeptPlanList
            plans={own}
            chosen={chosen}
            differenceOf={differenceOf}
            onChoose={({ keptAt }) => setChosenAt(keptAt)}
            onOpen={(each) => {
              say(keep.opened({ name: nameOf(each) }), plan.open(each.plan));
              leadToResults();
            }}
            onRemove={remove}
          />
          <Comparison
            key={chosen.keptAt}
            kept={chosen.plan}
            name={nameOf(chosen)}
            plan={plan}
            entries={entries}
          />
        </>
      )}
      {plans.length > 0 && (
        <div>
          <label className={classes["choice"]}>
            <input
              type="checkbox"
              className={classes["box"]}
              checked={isInBrowser}
              onChange={(event) => PLAN_STORE.setInBrowser(event.currentTarget.checked)}
              aria-describedby={`${titleId}-browser`}
            />
            {keep.inBrowser}
          </label>
          <p id={`${titleId}-browser`} className={`${looks["small"]} ${classes["note"]}`}>
            {keep.inBrowserNote}
          </p>
          <p role="status" className={beside["message"]}>
            {isRefused && keep.refused}
          </p>
          <Button size="compact-sm" variant="subtle" onClick={forget}>
            {keep.forget}
          </Button>
        </div>
      )}
      <PlanLink link={link} />
      <PlanFiles {...plan} current={current} link={link} outcome={() => shownOf(plan.calculator).outcome} />
    </section>
  );
};

/** Returns the entries of a calculator's forms, loaded once they are wanted. */
function useEntries(calculator: Calculator, areWanted: boolean): Entries {
  const wording = useWording();
  const definition = useMemo(() => loadable(async () => await CALCULATORS[calculator].load()), [calculator]);
  const { value, hasFailed } = useLoaded(definition, areWanted);
  return { of: value && ((form) => value.entries(form, wording)), hasFailed };
}

interface KeptPlanListProps {
  readonly plans: readonly PlanOfMoment[];
  /** The plan compared with the present one. */
  readonly chosen: PlanOfMoment | undefined;
  /** Returns what a plan has unlike the present one; undefined if nothing, or while that is unknown. */
  readonly differenceOf: (plan: PlanOfMoment) => string | undefined;
  readonly onChoose: (plan: PlanOfMoment) => void;
  readonly onOpen: (plan: PlanOfMoment) => void;
  readonly onRemove: (plan: PlanOfMoment) => void;
}

/** The kept plans of a calculator. One can be chosen for comparison; each can be opened and removed. */
function KeptPlanList({ plans, chosen, differenceOf, onChoose, onOpen, onRemove }: KeptPlanListProps) {
  const wording = useWording();
  const { keep, compare } = wording.plans;
  const id = useId();
  return (
    <fieldset className={classes["list"]}>
      <legend className={`${looks["small"]} ${classes["legend"]}`}>{compare.choose}</legend>
      {plans.map((each) => {
        const time = planName(each.keptAt, wording);
        const difference = differenceOf(each);
        const name = difference ?? time;
        return (
          <div key={each.keptAt} className={`${looks["wrap"]} ${classes["row"]}`}>
            <label className={classes["choice"]}>
              <input
                type="radio"
                name={id}
                checked={each === chosen}
                onChange={() => onChoose(each)}
                className={classes["box"]}
              />
              <span>
                {name}
                <span className={`${looks["small"]} ${classes["chance"]}`}>
                  {difference && `${time} · `}
                  {chanceInWords(each.plan.chance, wording)}
                </span>
              </span>
            </label>
            <span className={classes["buttons"]}>
              <Button
                size="compact-sm"
                variant="light"
                onClick={() => onOpen(each)}
                aria-label={keep.openNamed({ name })}
              >
                {keep.open}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => onRemove(each)}
                aria-label={keep.removeNamed({ name })}
              >
                {keep.remove}
              </Button>
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
