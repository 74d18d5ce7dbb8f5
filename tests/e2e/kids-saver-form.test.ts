import { decodePayload } from "#shared/contract/payload-codec.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  DEFAULT_GOALS,
  details,
  enabled,
  enterKidsSaver,
  GOALS,
  goal,
  openKidsSaver,
  planGoals,
  requirement,
} from "./kids-saver.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectKept,
  field,
  openCalculator,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

const NAME = "ليلى الهاشمي";

test.describe("", ONE_WIDTH.en, () => {
  test("enabling a goal expands it, disabling collapses it, and both are independent of a manual toggle", async ({
    page,
  }) => {
    await openKidsSaver(page);
    for (const name of GOALS) {
      const fields = goal(page, name).getByLabel(name === "Help Kids Goal" ? "Expense" : "Annual expense", {
        exact: true,
      });
      await expect(enabled(page, name)).not.toBeChecked();
      await expect(details(page, name)).toHaveAttribute("aria-expanded", "false");
      await expect(fields).toBeHidden();
      await enabled(page, name).check();
      await expect(details(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(fields).toBeVisible();
      await details(page, name).click();
      await expect(fields).toBeHidden();
      await expect(enabled(page, name)).toBeChecked();
      await details(page, name).click();
      await expect(fields).toBeVisible();
      await enabled(page, name).uncheck();
      await expect(fields).toBeHidden();
      await details(page, name).click();
      await expect(fields).toBeVisible();
      await expect(enabled(page, name)).not.toBeChecked();
    }
    await expect(goal(page, "Education Goal").getByLabel("Number of years").first()).toBeVisible();
    await expect(goal(page, "Help Kids Goal").getByLabel("Number of years")).toHaveCount(0);
  });
});

test("a click anywhere on a goal's header enables it too", async ({ page }) => {
  await openKidsSaver(page);
  await goal(page, "Activities Goal").getByRole("heading").click();
  await expect(enabled(page, "Activities Goal")).toBeChecked();
  await enabled(page, "Activities Goal").uncheck();
  const box = await goal(page, "Activities Goal").getByText("Sports, music, camps and clubs.").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await expect(enabled(page, "Activities Goal")).toBeChecked();
});

test.describe("", ONE_WIDTH.en, () => {
  test("a collapsed goal summarises its entries, and says if something needs correcting", async ({
    page,
  }) => {
    await openKidsSaver(page);
    await enabled(page, "Activities Goal").check();
    await field(page, "Annual expense").fill("12000");
    await details(page, "Activities Goal").click();
    await expect(goal(page, "Activities Goal")).toContainText("AED\u00a012,000 a year");
    await details(page, "Activities Goal").click();
    await field(page, "Start year").fill("");
    await details(page, "Activities Goal").click();
    await expect(goal(page, "Activities Goal")).toContainText("Please check the entries of this goal.");
  });

  test("Continue expands goals that need correcting", async ({ page }) => {
    await openKidsSaver(page);
    await enabled(page, "Activities Goal").check();
    await choice(page, "Risk preference", "Balanced").check();
    await field(page, "Start year").fill("2020");
    await expectKept(page, "2020");
    // After a reload no field was visited yet, so none shows what is wrong.
    await page.reload();
    await expect(field(page, "Start year")).toHaveValue("2020");
    await details(page, "Activities Goal").click();
    await page.getByRole("button", { name: "Continue" }).press("Enter");
    await expect(details(page, "Activities Goal")).toHaveAttribute("aria-expanded", "true");
    await expect(field(page, "Start year")).toBeFocused();
    await expect(page.getByText("Enter 2025 or more.")).toBeVisible();
  });

  test("the whole form goes to the summary, and Back restores it as it was left", async ({ page }) => {
    await enterKidsSaver(page, NAME);
    await planGoals(page, ["Education Goal", "Help Kids Goal"]);
    const payload = await continueToSummary(page);
    expect(decodePayload(payload)).toEqual({
      name: NAME,
      email: "layla@example.com",
      phoneNumberCountryCode: "+971",
      phoneNumber: "50 123 4567",
      age: 10,
      currency: "AED",
      monthlyInvestment: 500,
      currentAdditional: 0,
      expectedAdditional: 0,
      risk: "Balanced",
      educationGoalEnabled: true,
      helpKidsGoalEnabled: true,
      healthcareGoalEnabled: false,
      activitiesGoalEnabled: false,
      educationGoal: DEFAULT_GOALS["Education Goal"],
      helpKidsGoal: DEFAULT_GOALS["Help Kids Goal"],
      healthcareGoal: DEFAULT_GOALS["Healthcare Goal"],
      activitiesGoal: DEFAULT_GOALS["Activities Goal"],
    });
    await page.goBack();
    await expect(enabled(page, "Help Kids Goal")).toBeChecked();
    await expect(details(page, "Help Kids Goal")).toHaveAttribute("aria-expanded", "true");
    await expect(upToDate(page)).toBeVisible();
    await page.goBack();
    await expect(field(page, "Name")).toHaveValue(NAME);
    await page.goForward();
    await expect(requirement(page, "Helping Kids")).toBeVisible();

    // A link with a payload opens the form with all of it, and the address keeps none of it.
    await page.goto(`/kids-saver?payload=${payload}`);
    await expect(page).toHaveURL(/\/kids-saver$/);
    await expect(upToDate(page)).toBeVisible();
    await page.getByRole("link", { name: "Personal information" }).click();
    await expect(field(page, "Name")).toHaveValue(NAME);
  });
});

oncePerLanguage((language) => {
  test(`no line of Continue's reasons begins with a comma: ${language}`, async ({ page }) => {
    const { form } = WORDINGS[language];
    await openCalculator(page, pathIn(language, "/kids-saver"), WORDINGS[language]);
    const sentence = page.getByRole("form").getByText(form.missing({ fields: "|" }).split("|")[0] ?? "");
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const [labels, marks] = await sentence.evaluate((element) => {
        const range = document.createRange();
        const lastLine = (node: Node, begin: number, end: number) => {
          range.setStart(node, begin);
          range.setEnd(node, end);
          return Math.round([...range.getClientRects()].at(-1)?.bottom ?? 0);
        };
        const texts = [...element.querySelectorAll("[role=button]")].map(({ lastChild }) => lastChild);
        return [
          texts.map((text) => text && lastLine(text, 0, text.textContent?.length ?? 0)),
          texts.map((text) => text?.parentElement?.nextSibling).map((next) => next && lastLine(next, 0, 1)),
        ];
      });
      expect(labels?.length).toBeGreaterThan(3);
      expect(marks).toEqual(labels);
    }
  });
});
