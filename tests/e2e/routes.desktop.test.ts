import { FLOWS } from "#shared/calculators.ts";
import { METHOD_PATH } from "#shared/report/method-path.ts";
import { escapeMarkup } from "#shared/wording/escape-markup.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { pathIn } from "#shared/wording/languages.ts";
import { expect, openCalculator, test } from "./visitor.ts";

const TITLES: Readonly<Record<string, string>> = {
  pension: "Pension calculator",
  education: "Education Calculator",
  helpingKids: "Helping Kids Calculator",
  activities: "Activities Calculator",
  healthcare: "Healthcare Calculator",
  kidsSaver: "Kids Saver",
  family: "Family Plan",
};

/** Beginning of each calculator's description. */
const DESCRIPTIONS = {
  pension: "Plan your retirement. ",
  education: "Plan your child's education. ",
  helpingKids: "Help your child get started. ",
  activities: "Plan your child's activities. ",
  healthcare: "Plan your child's healthcare. ",
  kidsSaver: "Save for your child. ",
  family: "Plan for your whole family. ",
} as const;

test("the pension calculator is at each of its paths", async ({ page }) => {
  for (const path of ["/", "/calculator", "/calculator/", "/peko", "/peko/", "/peko/calculator"]) {
    await openCalculator(page, path);
    await expect(page, path).toHaveTitle("Pension calculator");
  }
});

for (const { calculator, form, personalInfo, summary, summaryPdf, confirmation } of FLOWS) {
  test(`every path of ${form[0]} is a page with its title, with and without a trailing slash`, async ({
    page,
  }) => {
    const title = TITLES[calculator];
    const titles = [
      ...[...form, `${form[0]}/`].map((path) => [path, title]),
      ...(personalInfo === undefined ? [] : [[personalInfo, `Personal information – ${title}`]]),
      [summary, `Summary – ${title}`],
      [summaryPdf, `Printable version – ${title}`],
      [confirmation, `Confirmation – ${title}`],
    ] as const;
    for (const [path = "", pageTitle = ""] of titles) {
      await page.goto(path.replace("//", "/"));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("We could not find this page");
      await expect(page).toHaveTitle(pageTitle);
    }
  });
}

test("every calculator describes itself to readers without scripts", async ({ request }) => {
  for (const { calculator, form, personalInfo = form[0] } of FLOWS) {
    for (const path of [...form, personalInfo]) {
      const html = await (await request.get(path)).text();
      const title = EN.titles[calculator];
      const isApart = path === personalInfo && path !== form[0];
      const pageTitle = isApart ? EN.pageTitles.personalInfo({ title }) : title;
      expect(html).toContain(`<title>${escapeMarkup(pageTitle)}</title>`);
      expect(html).toContain(`content="${escapeMarkup(DESCRIPTIONS[calculator])}`);
    }
  }
});

/** Files that a page requests once it has painted. */
const ASKED_LATER = /\/assets\/arabic-fonts-.*\.css$/;

test.describe("in a browser that has loaded nothing yet", () => {
  test.use({ isFirstVisit: true });

  test("a calculator's document loads its scripts and styles", async ({ page }) => {
    const html = await (await page.request.get("/education")).text();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\.(js|css)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await openCalculator(page, "/education");
    await page.waitForLoadState("networkidle");
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((path) => !html.includes(path) && !ASKED_LATER.test(path))).toEqual([]);
  });

  test("the Arabic fonts load after the first paint", async ({ page }) => {
    const styles = page.waitForRequest(ASKED_LATER);
    await openCalculator(page, "/ar/education", AR);
    const address = (await styles).url();
    const loadedFaces = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter((face) => /Plex/.test(face.family) && face.status === "loaded").length,
      );
    await expect.poll(loadedFaces).toBe(2);
    const [paintedAt, askedAt] = await page.evaluate(
      (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime),
      ["first-paint", address],
    );
    expect(askedAt).toBeGreaterThan(paintedAt ?? Infinity);
  });
});

test("pages are always revalidated, and hashed files are cached", async ({ request }) => {
  const html = await request.get("/");
  expect(html.headers()["cache-control"] ?? "").not.toContain("max-age=31536000");
  const [script = ""] = (await html.text()).match(/\/assets\/[^"]+\.js/) ?? [];
  expect((await request.get(script)).headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
  });
});

test("how the figures are tested can be read without scripts, in every language, with a way to the calculators", async ({
  request,
}) => {
  for (const { language, titles, method } of [EN, AR]) {
    const html = await (await request.get(pathIn(language, METHOD_PATH))).text();
    expect(html).toContain(`<title>${escapeMarkup(titles.method)}</title>`);
    expect(html.match(/<section /g)).toHaveLength(8);
    expect(html).toMatch(
      new RegExp(`<main.*<section .*href="${pathIn(language, "/family")}"[^>]*>${titles.family}<`, "s"),
    );
    expect(html).toContain(`<caption class="`);
    expect(html).toContain(method.unknown.heading);
  }
});

test("search engines may read every page", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /api/\n");
});

test("language models may read what there is", async ({ request }) => {
  expect(await (await request.get("/llms.txt")).text()).toMatch(/^# Goal Planner\n/);
});

test("an unknown path leads back to the calculators", async ({ page }) => {
  expect((await page.goto("/pensions/2040"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "We could not find this page" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the pension calculator" }).click();
  await expect(page.getByRole("heading", { name: "Design your plan" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the root of the education host leads to the education calculator", async ({ page, baseURL }) => {
  const root = new URL(baseURL ?? "");
  root.hostname = "education.localhost";
  await page.goto(root.href);
  await expect(page).toHaveURL(`${root.origin}/education`);
  await expect(page).toHaveTitle("Education Calculator");
});

test.describe("trusted types", () => {
  test.use({ expectedErrors: [/TrustedHTML/] });

  test("a page does not interpret text as HTML", async ({ page }) => {
    await openCalculator(page);
    const refusal = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<b>text</b>";
        return "";
      } catch (error) {
        return String(error);
      }
    });
    expect(refusal).toContain("TrustedHTML");
  });
});

test("a missing file is not answered with a page", async ({ request }) => {
  expect((await request.get("/assets/missing.js")).status()).toBe(404);
});

test("pages name the provider's regulator and tagline", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(
    "licensed and regulated by the Central Bank of the United Arab Emirates",
  );
  await expect(page.getByRole("banner")).toContainText("Empowering Futures");
});

test("the licence line's title is the commit that the functions name", async ({ page, request }) => {
  const { commit } = await (await request.get("/api/Health")).json();
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByTitle(commit, { exact: true })).toContainText(
    "licensed and regulated",
  );
});

test("no page of another origin may read the site, even on this machine", async ({ request }) => {
  for (const origin of ["http://localhost:1", "http://127.0.0.1:1", "https://partner.example"]) {
    for (const path of ["/", "/ar", "/embed.js"]) {
      const answer = await request.get(path, { headers: { Origin: origin } });
      expect(answer.ok()).toBe(true);
      expect(Object.keys(answer.headers()).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  }
});

test("the icon that browsers request by themselves exists, and every document links it", async ({
  page,
  request,
}) => {
  const icon = await request.get("/favicon.ico");
  expect(icon.status()).toBe(200);
  expect(icon.headers()["content-type"]).toContain("icon");
  expect((await icon.body()).length).toBeLessThan(4_000);
  for (const path of ["/", "/ar/education", "/nowhere"]) {
    await page.goto(path);
    await expect(page.locator("link[rel=icon]").first()).toHaveAttribute("href", "/favicon.ico");
  }
});
