import type { Locator, Page } from "@playwright/test";
import { EDUCATION_START_AGE } from "#shared/domain/defaults.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CONTACT } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { openWithPayload, stubReports } from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  nextAnswer,
  openCalculator,
  results,
  seeResults,
  test,
  upToDate,
} from "./visitor.ts";
import { oncePerLanguage } from "./widths.ts";

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { fields, risks, family, pension, childGoal, kidsSaver, plans, insights, results: texts } = wording;

  const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
  const child = (page: Page, place: keyof typeof family.children) => region(page, family.children[place]);
  const confirmCost = (of: Locator) =>
    of.getByRole("button", { name: new RegExp(`^${fields.isRight({ amount: ".+" })}$`) }).click();
  const balanced = (of: Locator) =>
    of
      .getByRole("radiogroup", { name: fields.risk })
      .getByRole("radio", { name: risks.Balanced.name })
      .check();

  const ofChild = (place: keyof typeof family.children, goal: string) =>
    family.childGoal({ child: family.children[place], goal });
  const takenFor = (place: keyof typeof family.children, goal: string) =>
    family.form.take.done({ plan: ofChild(place, goal) });

  test(`${language}: a family is entered by hand, answered, changed and summarized`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/family"), wording);
    await field(page, fields.monthlySalary).fill("28000");
    await balanced(region(page, pension.sections.investment));
    await field(page, childGoal.fields.age).fill("12");
    await confirmCost(child(page, "only"));
    await balanced(child(page, "only"));
    await expect(upToDate(page, wording)).toBeVisible();

    await page.getByRole("button", { name: family.form.addChild }).click();
    const second = child(page, "second");
    await field(second as unknown as Page, childGoal.fields.age).fill("7");
    await field(page, family.form.savings).fill("300000");
    await seeResults(page, wording);
    await expect(results(page, wording)).toContainText(family.timeline.title);
    await expect(results(page, wording)).toContainText(family.children.second);

    // A change that is offered is put into the form, and taken back.
    const change = results(page, wording).getByRole("button", { name: new RegExp(`^${insights.apply}`) });
    await change.first().click();
    await expect(results(page, wording)).toContainText(insights.applied.title);
    await expect(upToDate(page, wording)).toBeVisible();
    await results(page, wording).getByRole("button", { name: insights.applied.undo }).click();
    await expect(results(page, wording)).not.toContainText(insights.applied.title);

    // A child that is removed comes back.
    await second.getByRole("button", { name: family.form.remove({ child: family.children.second }) }).click();
    await expect(second).toHaveCount(0);
    await page.getByRole("button", { name: family.form.undo, exact: true }).click();
    await expect(second).toBeVisible();

    await fillContact(page, "Layla", wording);
    await continueToSummary(page, wording);
    await expect(page.getByRole("heading", { name: family.report.title })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(family.timeline.title);
  });

  test(`${language}: what a child no longer needs goes to retirement`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/family"), wording);
    await field(page, fields.monthlySalary).fill("28000");
    await choice(page, fields.lifestyle, wording.lifestyles.Affluent).check();
    await balanced(region(page, pension.sections.investment));
    await field(page, childGoal.fields.age).fill("12");
    await confirmCost(child(page, "only"));
    await balanced(child(page, "only"));
    await seeResults(page, wording);
    const ofRetirement = async () => {
      const row = results(page, wording)
        .getByRole("row", { includeHidden: true })
        .filter({ has: page.getByRole("rowheader", { name: family.retirement, includeHidden: true }) });
      return (await row.last().textContent()) ?? "";
    };
    const before = await ofRetirement();
    expect(before).toMatch(/\d/);
    const { label, goesOn } = family.form.afterwards;
    await choice(page, label, goesOn).check();
    await seeResults(page, wording);
    await expect.poll(ofRetirement).not.toBe(before);
    await expect(upToDate(page, wording)).toBeVisible();
    await fillContact(page, "Layla", wording);
    await continueToSummary(page, wording);
    await expect(page.getByRole("main")).toContainText(label);
    await page.goBack();
    await expect(choice(page, label, goesOn)).toBeChecked();
  });

  test(`${language}: plans of other calculators are taken over with one press each`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await field(page, fields.currentAdditional).fill("50000");
    await seeResults(page, wording);
    await page.getByRole("button", { name: family.into.go }).click();
    await expect(page).toHaveURL(/\/family$/);
    await expect(field(page, fields.monthlySalary)).toHaveValue(/20,000/);
    await expect(field(page, family.form.savings)).toHaveValue(/50,000/);

    await page.goBack();
    await page.getByRole("banner").locator("summary", { hasText: wording.shell.calculators }).click();
    await page.getByRole("link", { name: wording.titles.education }).click();
    await field(page, childGoal.fields.age).fill("9");
    await page
      .getByRole("button", { name: new RegExp(`^${fields.isRight({ amount: ".+" })}$`) })
      .first()
      .click();
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(upToDate(page, wording)).toBeVisible();
    await page.getByRole("banner").locator("summary", { hasText: wording.shell.calculators }).click();
    await page.getByRole("link", { name: wording.titles.family }).click();
    const education = texts.visit.plans.education;
    await page.getByRole("button", { name: family.form.take.goNamed({ plan: education }) }).click();
    await expect(page.getByText(takenFor("only", education))).toBeVisible();
    await expect(field(page, childGoal.fields.age)).toHaveValue(/^9/);
    await seeResults(page, wording);
    await expect(results(page, wording)).toContainText(plans.keep.keep);
  });

  const goTo = async (page: Page, title: string) => {
    await page.getByRole("banner").locator("summary", { hasText: wording.shell.calculators }).click();
    await page.getByRole("link", { name: title }).click();
  };
  const header = (of: Locator, name: string) => of.getByRole("button", { name, exact: true }).first();
  const chips = (page: Page) => page.getByRole("group", { name: texts.assumed.title });

  /** A family with one child, answered. */
  const fillFamily = async (page: Page) => {
    await openCalculator(page, pathIn(language, "/family"), wording);
    await field(page, fields.monthlySalary).fill("28000");
    await balanced(region(page, pension.sections.investment));
    await confirmCost(child(page, "only"));
    await balanced(child(page, "only"));
    await expect(upToDate(page, wording)).toBeVisible();
  };

  test(`${language}: what is saved each month is moved to retirement, and all savings with one press`, async ({
    page,
  }) => {
    await fillFamily(page);
    await field(page, fields.monthlySalary).fill("12000");
    await field(child(page, "only") as unknown as Page, family.form.monthlyInvestment).fill("6000");
    await field(page, family.form.savings).fill("20000");
    await seeResults(page, wording);
    const sentence = new RegExp(family.changes.monthlyDivision({ amounts: ".+" }).replaceAll(/[.،]$/g, ""));
    const offer = results(page, wording).getByRole("button", { name: sentence });
    await offer.click();
    await expect(results(page, wording)).toContainText(insights.applied.title);
    const saved = field(child(page, "only") as unknown as Page, family.form.monthlyInvestment);
    await expect(saved).not.toHaveValue(/6,000/);

    // What the child lacks takes all savings, until one press keeps them for retirement.
    await saved.fill("0");
    const share = field(
      page,
      family.form.ofChild({ child: family.children.only, field: family.form.savingsShare }),
    );
    await expect(share).toHaveValue(/^100/);
    // It is said where retirement then misses its target.
    await field(page, fields.investmentPercentageOfSalary).fill("0");
    const [left = ""] = family.savingsLeft({ amount: "|", rest: "|", children: 1 }).split("|");
    await expect(results(page, wording)).toContainText(left);
    const keep = page.getByRole("button", { name: family.form.allForRetirement });
    await keep.press("Enter");
    await expect(share).toHaveValue(/^0/);
    await expect(page.getByRole("button", { name: family.form.byNeed })).toBeFocused();
  });

  test(`${language}: an applied change is told by the measure of its offer`, async ({ page }) => {
    await fillFamily(page);
    await seeResults(page, wording);
    const { changes } = family;
    const part = changes.ownSavings({ part: family.children.only });
    // Hardly anything of it can be paid, so that each part is told what it requires from its own savings.
    await expect(results(page, wording).getByText(part).first()).toBeVisible();
    await results(page, wording)
      .getByRole("button", { name: new RegExp(`^${insights.apply}.*${family.children.only}`) })
      .first()
      .click();
    const applied = region(page, insights.applied.title);
    await expect(applied.getByRole("rowheader").first()).toHaveText(part);
    await expect(applied.getByRole("row").nth(1).getByRole("cell").last()).toHaveText(/7[5-9]/);
  });

  test(`${language}: years of the timeline stay apart on the smallest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const form = { ...ENGINEER, ...CONTACT };
    const { children } = form;
    // The axis ends with a year that has a label, where labels come closest.
    const age = 80 - (2060 - new Date().getFullYear());
    const pension = { ...form.pension, age, yearsOfService: 1 };
    await openWithPayload(page, pathIn(language, "/family"), { ...form, children, pension });
    await expect(upToDate(page, wording)).toBeVisible();
    const picture = results(page, wording).getByRole("img", { name: /2060/ });
    const smallestGap = () =>
      picture.evaluate((drawn) => {
        const boxes = [...(drawn.firstElementChild?.children ?? [])]
          .map((label) => label.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
        return gaps.length > 1 ? Math.min(...gaps) : 0;
      });
    await expect.poll(smallestGap).toBeGreaterThan(4);
  });

  test(`${language}: a child without a goal is named, with what to do`, async ({ page }) => {
    await fillFamily(page);
    await child(page, "only").getByRole("checkbox", { name: kidsSaver.goals.Education.title }).uncheck();
    await expect(results(page, wording)).toContainText(texts.guards.noGoal);
    const link = family.form.ofChild({ child: family.children.only, field: "" }).trim();
    // Beside it, earlier changes of the child may be left, which cannot be applied.
    const name = new RegExp(`^${link}`);
    await expect(results(page, wording).getByRole("button", { name })).toBeVisible();
  });

  test(`${language}: children that need nothing more fold to a line, and a fault opens theirs`, async ({
    page,
  }) => {
    await fillFamily(page);
    const add = page.getByRole("button", { name: family.form.addChild });
    await add.focus();
    await page.keyboard.press("Enter");
    const [first, second] = [child(page, "first"), child(page, "second")];
    await expect(header(first, family.children.first)).toHaveAttribute("aria-expanded", "false");
    await expect(first).toContainText(kidsSaver.goals.Education.name);
    const age = field(second as unknown as Page, childGoal.fields.age);
    await expect(age).toBeFocused();

    // The forecast goes on, with what it assumes for the child.
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(second).toContainText(family.form.assumed);
    await expect(chips(page)).toContainText(family.children.second);
    await expect(chips(page)).not.toContainText(family.children.first);
    await page.keyboard.type("200");
    await page.keyboard.press("Tab");
    await second
      .getByRole("button", { name: family.form.done({ child: family.children.second }) })
      .press("Enter");
    const opens = header(second, family.children.second);
    await expect(opens).toBeFocused();
    await expect(opens).toHaveAttribute("aria-expanded", "false");
    await expect(second).toContainText(family.form.check);

    await page.getByRole("button", { name: wording.form.continue }).press("Enter");
    await expect(age).toBeFocused();
    await age.fill("7");
    await expect(upToDate(page, wording)).toBeVisible();
    // Its education, which follows the age, is still assumed.
    const year = dubaiMonth(Date.now()).year + EDUCATION_START_AGE - 7;
    await expect(chips(page)).toContainText(childGoal.start.assumed.starts({ year }));

    // The fourth child is the last one, and the button says so.
    await add.click();
    await add.click();
    await expect(child(page, "fourth")).toBeVisible();
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(family.form.full({ limit: 4 }));
  });

  test(`${language}: a corrected plan replaces what was taken from it, or is for another child`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/education"), wording);
    const cost = field(page, expenseLabels("Education", wording).currentAnnualExpense);
    const { education } = texts.visit.plans;
    const { take: taking } = family.form;
    const take = page.getByRole("button", { name: taking.goNamed({ plan: education }) });
    await choice(page, fields.risk, risks.Balanced.name).check();
    await cost.fill("50000");
    await expect(upToDate(page, wording)).toBeVisible();
    await goTo(page, wording.titles.family);
    await take.click();
    await expect(page.getByText(takenFor("only", education))).toBeVisible();

    /** Goes back to the education, whose other cost changes what is required each month. */
    const costs = async (amount: string) => {
      await goTo(page, wording.titles.education);
      await expect(upToDate(page, wording)).toBeVisible();
      const answer = nextAnswer(page);
      await cost.fill(amount);
      expect((await answer).request().postDataJSON()).toMatchObject({ currentAnnualExpense: Number(amount) });
      await expect(upToDate(page, wording)).toBeVisible();
    };
    await costs("60000");
    await goTo(page, wording.titles.family);
    await take.click();
    const replaced = page.getByText(taking.replaced({ plan: ofChild("only", education) }));
    await expect(replaced).toBeFocused();
    await header(child(page, "only"), family.children.only).press("Enter");
    await expect(cost).toHaveValue(/60,000/);
    const others = page.getByRole("group", { name: taking.otherChild });
    await others.getByRole("button", { name: taking.newChild }).press("Enter");
    await expect(page.getByText(takenFor("second", education))).toBeFocused();
    await expect(header(child(page, "first"), family.children.first)).toBeVisible();

    // With four children there is no room for another one, and the button says so.
    const add = page.getByRole("button", { name: family.form.addChild });
    await add.click();
    await field(child(page, "third") as unknown as Page, childGoal.fields.age).fill("3");
    await add.click();
    await field(child(page, "fourth") as unknown as Page, childGoal.fields.age).fill("2");
    await costs("70000");
    const ofAnother = nextAnswer(page);
    await field(page, childGoal.fields.age).fill("4");
    await page.keyboard.press("Tab");
    expect((await ofAnother).request().postDataJSON()).toMatchObject({ age: 4 });
    await seeResults(page, wording);
    await page.getByRole("button", { name: family.into.go }).click();
    await expect(take).toBeDisabled();
    await expect(take).toHaveAccessibleDescription(family.form.full({ limit: 4 }));
  });

  test(`${language}: a plan without a child is told where it went, moved, and taken out alone`, async ({
    page,
  }) => {
    await fillFamily(page);
    await page.getByRole("button", { name: family.form.addChild }).press("Enter");
    await expect(child(page, "second")).toBeVisible();
    await goTo(page, wording.titles.healthcare);
    await expect(page).toHaveTitle(wording.titles.healthcare);
    await field(page, expenseLabels("Healthcare", wording).currentAnnualExpense).fill("12000");
    await field(page, fields.monthlyInvestment).fill("900");
    await choice(page, fields.risk, risks.Balanced.name).check();
    await seeResults(page, wording);
    await page.getByRole("button", { name: family.into.go }).press("Enter");
    const { healthcare } = texts.visit.plans;
    await expect(page.getByText(takenFor("first", healthcare))).toBeFocused();

    await page
      .getByRole("group", { name: family.form.take.otherChild })
      .getByRole("button", { name: family.children.second })
      .press("Enter");
    await expect(page.getByText(takenFor("second", healthcare))).toBeFocused();
    const goal = child(page, "second").getByRole("checkbox", { name: kidsSaver.goals.Healthcare.title });
    const second = header(child(page, "second"), family.children.second);
    if ((await second.getAttribute("aria-expanded")) === "false") await second.press("Enter");
    await expect(goal).toBeChecked();

    // What was typed since stays.
    await field(page, fields.monthlySalary).fill("31000");
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: family.form.undo, exact: true }).press("Enter");
    await expect(goal).not.toBeChecked();
    await expect(field(page, fields.monthlySalary)).toHaveValue(/31,000/);
  });

  test(`${language}: savings of two plans are the same or added, and each step is taken back`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await field(page, fields.currentAdditional).fill("50000");
    await expect(upToDate(page, wording)).toBeVisible();
    await goTo(page, wording.titles.healthcare);
    await field(page, expenseLabels("Healthcare", wording).currentAnnualExpense).fill("12000");
    await field(page, childGoal.fields.currentAdditional).fill("20000");
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(upToDate(page, wording)).toBeVisible();
    await goTo(page, wording.titles.family);

    const names = texts.visit.plans;
    const { take } = family.form;
    const press = (plan: string) => page.getByRole("button", { name: take.goNamed({ plan }) }).press("Enter");
    const savings = field(page, family.form.savings);
    await press(names.pension);
    await expect(savings).toHaveValue(/50,000/);
    await press(names.healthcare);
    const question = page.getByRole("group", { name: /20,000.*50,000/ });
    await expect(question).toBeFocused();
    await expectApart(question.getByRole("button"));
    await question.getByRole("button", { name: /70,000/ }).click();
    await expect(savings).toHaveValue(/70,000/);

    const undo = page.getByRole("button", { name: family.form.undo, exact: true });
    await undo.click();
    await expect(savings).toHaveValue(/50,000/);
    await expect(page.getByText(take.done({ plan: names.pension }))).toBeFocused();
    await undo.click();
    await expect(savings).toHaveValue(/^\D*0\D*$/);
    await press(names.healthcare);
    await press(names.pension);
    await page
      .getByRole("group", { name: /50,000.*20,000/ })
      .getByRole("button", { name: /50,000/ })
      .click();
    await expect(savings).toHaveValue(/50,000/);
  });

  test(`${language}: the way from another plan asks about its savings too`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/family"), wording);
    await field(page, family.form.savings).fill("30000");
    await goTo(page, wording.titles.pension);
    await expect(field(page, family.form.savings)).toHaveCount(0);
    await fillPlan(page, wording);
    await field(page, fields.currentAdditional).fill("50000");
    await seeResults(page, wording);
    await page.getByRole("button", { name: family.into.go }).click();
    const question = page.getByRole("group", { name: /50,000.*30,000/ });
    await expect(question).toBeFocused();
    await question.getByRole("button", { name: /80,000/ }).click();
    await expect(field(page, family.form.savings)).toHaveValue(/80,000/);
    await expect(field(page, fields.monthlySalary)).toHaveValue(/20,000/);
  });

  test(`${language}: plans that were kept count after a reload, and can be taken over`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await fillContact(page, "Layla", wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await seeResults(page, wording);
    await page.getByRole("button", { name: plans.keep.keep, exact: true }).click();
    await page.goto(pathIn(language, "/healthcare"));
    await field(page, expenseLabels("Healthcare", wording).currentAnnualExpense).fill("12000");
    await field(page, fields.monthlyInvestment).fill("6000");
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(results(page, wording).getByText("35.0%")).toContainText(texts.visit.plans.pension);

    await page.goto(pathIn(language, "/family"));
    const plan = texts.visit.plans.pension;
    await page.getByRole("button", { name: family.form.take.goNamed({ plan }) }).click();
    await expect(field(page, fields.monthlySalary)).toHaveValue(/20,000/);
    await expect(field(page, fields.name)).toHaveValue("");
    // A plan for a child of any age says which one the form starts with.
    const { goNamed, assumedAge } = family.form.take;
    await page.getByRole("button", { name: goNamed({ plan: texts.visit.plans.healthcare }) }).click();
    const notice = page.getByText(assumedAge({ age: 10 }));
    await expect(notice).toBeFocused();
    await field(page, childGoal.fields.age).fill("4");
    await expect(notice).toHaveCount(0);
  });

  test(`${language}: an address that is entered, and a reload, belong to the visit`, async ({ page }) => {
    await stubReports(page);
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await fillContact(page, "Layla", wording);
    await expect(upToDate(page, wording)).toBeVisible();
    const plan = texts.visit.plans.pension;
    const take = page.getByRole("button", { name: family.form.take.goNamed({ plan }) });
    await page.goto(pathIn(language, "/family"));
    await expect(take).toBeVisible();
    await page.reload();
    await take.click();
    await expect(field(page, fields.monthlySalary)).toHaveValue(/20,000/);
    await expect(field(page, fields.name)).toHaveValue("");

    // A plan that its owner has removed is not offered again.
    await page.goto(pathIn(language, "/"));
    await fillPlan(page, wording);
    await fillContact(page, "Layla", wording);
    await continueToSummary(page, wording);
    await page.getByRole("button", { name: wording.summary.detailedReport }).click();
    await page.getByRole("button", { name: wording.confirmation.startOver }).click();
    await page.goto(pathIn(language, "/family"));
    await expect(field(page, childGoal.fields.age)).toBeVisible();
    await expect(take).toHaveCount(0);
  });

  test(`${language}: a link with too many children opens with the first ones, and says so`, async ({
    page,
  }) => {
    const child = ENGINEER.children[0];
    const form = { ...ENGINEER, ...CONTACT, children: Array.from({ length: 5 }, () => child) };
    await openWithPayload(page, pathIn(language, "/family"), form);
    await expect(page.getByRole("button", { name: family.children.fourth, exact: true })).toBeVisible();
    await expect(page.getByText(wording.form.unread.unknown)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/family")}$`));
  });

  test(`${language}: a link with two goals of a kind for one child names what it leaves out`, async ({
    page,
  }) => {
    const [first, ...others] = ENGINEER.children;
    const twice = first?.goals.flatMap((goal) => (goal.type === "Education" ? [goal, goal] : [goal]));
    const form = { ...ENGINEER, ...CONTACT, children: [{ ...first, goals: twice }, ...others] };
    await openWithPayload(page, pathIn(language, "/family"), form);
    const goals = family.form.ofChild({
      child: family.children.first,
      field: kidsSaver.goals.Education.title,
    });
    await expect(page.getByText(wording.form.unread.leftOut({ goals }))).toBeVisible();
  });

  test(`${language}: Back leads to the page before, in the language that was chosen since`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await goTo(page, wording.titles.family);
    await expect(page).toHaveURL(/\/family$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(family.intro.heading);
    const [other] = LANGUAGE_NAMES.filter((name) => name !== language);
    if (other === undefined) throw new Error("there is no other language");
    await page.getByRole("link", { name: LANGUAGES[other].name }).click();
    await expect(page).toHaveURL(pathIn(other, "/family"));
    await page.goBack();
    await expect(page).toHaveURL(pathIn(other, "/"));
    await expect(field(page, WORDINGS[other].fields.monthlySalary)).toHaveValue(/20,000/);
  });
});

/** Expects two buttons beside or below each other not to touch. */
async function expectApart(buttons: Locator): Promise<void> {
  const [first, second] = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect()),
  );
  if (first === undefined || second === undefined) throw new Error("there are no two buttons");
  const across = Math.max(first.left, second.left) - Math.min(first.right, second.right);
  const down = Math.max(first.top, second.top) - Math.min(first.bottom, second.bottom);
  expect(Math.max(across, down)).toBeGreaterThanOrEqual(8);
}
