import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { withoutBadLogo } from "#functions/pdf/without-bad-logo.ts";
import type { Block, ReportDocument } from "#shared/report/report-document.ts";
import { EN } from "#shared/wording/generated/en.js";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { reportTexts } from "../fixtures/report-texts.ts";
import { type ReportFixture, reportFixtures } from "../fixtures/reports.ts";
import { ALL_REPORTS_MS, PATIENT } from "./support/patient-renderer.ts";
import { qpdfCheck } from "./support/qpdf.ts";
import { type ReadPdf, readPdf, withoutSpace } from "./support/read-pdf.ts";

const renderer = createPdfRenderer(PATIENT);
afterAll(() => renderer.close());

interface Rendered extends ReportFixture {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly read: ReadPdf;
}

let reports: readonly Rendered[] = [];
beforeAll(async () => {
  reports = await Promise.all(
    (await reportFixtures()).map(async (fixture) => {
      const pdf = await renderer.render(fixture.document);
      return { ...fixture, pdf, read: await readPdf(pdf) };
    }),
  );
}, ALL_REPORTS_MS);

function reportNamed(name: string): Rendered {
  const report = reports.find((candidate) => candidate.name === name);
  if (report === undefined) throw new Error(`no report named ${name}`);
  return report;
}

/** A short report around one block. */
function documentOf(block: Block, more: Partial<ReportDocument> = {}): ReportDocument {
  const { document } = reportNamed("kidsSaver: no goal");
  return { ...document, sections: [{ role: "person", blocks: [block] }], ...more };
}

const detail = (text: string): Block => ({
  kind: "details",
  facts: [{ label: "Name", value: { kind: "text", text } }],
});

/** Position of the last line of a page that is 47 % full, points from its lower edge. */
const NEARLY_HALF_FULL = 436;
/**
 * The reports that take a fifth page: all that the form asks, in another currency; and the largest family, with eight
 * goals and five changes that would help.
 */
const OF_FIVE_PAGES = [
  "pension: a Conservative savings scheme with its own fee, joined within five years of service, in USD",
  "family: four children who share all savings, a savings scheme",
];

const textOf = async (document: ReportDocument) =>
  (await readPdf(await renderer.render(document))).pages.join("");

/** The letters of a text, in no order: viewers read Hindi vowels where they are drawn. */
const letters = (text: string) => [...withoutSpace(text)].toSorted().join("");

describe("a report", () => {
  test("contains every text of its description", () => {
    for (const { name, document, read } of reports) {
      const text = read.pages.join("");
      // The words of a name in two scripts stand in the order of the paper.
      const words = reportTexts(document).flatMap((part) =>
        /\p{Script=Arabic}/u.test(part) ? part.split(" ") : [part],
      );
      const missing = words.filter(
        (part) => !/\p{Script=Devanagari}/u.test(part) && !text.includes(withoutSpace(part)),
      );
      expect([name, missing]).toEqual([name, []]);
    }
  });

  test("names its provider, licence and page number on each of its one to five pages", () => {
    for (const { document, read } of reports) {
      const pages = read.pages.length;
      expect(pages).toBeLessThanOrEqual(5);
      read.pages.forEach((text, index) => {
        expect(text).toContain(withoutSpace(EN.report.pages({ page: index + 1, pages })));
        expect(text).toContain(withoutSpace(document.brand.regulatoryStatement));
        expect(text).toContain(withoutSpace(document.brand.name));
      });
    }
  });

  test("fills its pages: a goal takes three, a pension four, and no last page has only the plan's entries", () => {
    for (const { name, calculator, document, read } of reports) {
      // A pension has two tables more than a goal: the countries, and how long a life is.
      const most = calculator === "pension" ? 4 : 3;
      const typical = /typical|Lifestyling|four goals in four countries|each gratuity invested/.test(name);
      if (typical) expect([name, read.pages.length]).toSatisfy(([, pages]) => pages <= most);
      const [beforeLast, last] = document.sections.slice(-2);
      expect([name, read.pages.at(-1)]).toEqual([
        name,
        expect.stringContaining(withoutSpace(beforeLast?.heading ?? "")),
      ]);
      expect(read.pages.at(-1)).toContain(withoutSpace(last?.heading ?? ""));
      for (const page of read.places.slice(0, -1)) {
        const lowest = Math.min(...page.map(({ baseline }) => baseline).filter((y) => y > 60));
        expect([name, lowest]).toSatisfy(([, y]) => y < NEARLY_HALF_FULL);
      }
    }
    const ofFivePages = reports.filter(({ read }) => read.pages.length === 5).map(({ name }) => name);
    expect(ofFivePages.filter((name) => !OF_FIVE_PAGES.includes(name))).toEqual([]);
  });

  test("leaves no single word of its answer on a line of its own, and never splits a chance", () => {
    for (const { name, document, read } of reports) {
      const [answer] = document.sections.flatMap(({ blocks }) =>
        blocks.filter((block) => block.kind === "answer"),
      );
      const lines = Map.groupBy(
        read.places[0]?.filter(({ height }) => height === 16) ?? [],
        ({ baseline }) => baseline,
      );
      const texts = [...lines.values()].map((pieces) => pieces.map(({ text }) => text).join(""));
      expect([name, withoutSpace(texts.join(""))]).toEqual([name, withoutSpace(answer?.text ?? "")]);
      expect([name, texts.filter((text) => text.length < 12)]).toEqual([name, []]);
      expect([name, read.places.flat().filter(({ text }) => /^\d+ in$/.test(text.trim()))]).toEqual([
        name,
        [],
      ]);
    }
  });

  test("has answer and chart on its first page, and the plan's entries on its last", () => {
    for (const { name, form, document, read } of reports) {
      const blocks = document.sections.flatMap((section) => section.blocks);
      const first = blocks.flatMap((block) => {
        if (block.kind === "answer") return [block.text];
        return block.kind === "forecast" ? [block.summary, ...block.signs.map(({ text }) => text)] : [];
      });
      expect([name, first.filter((text) => !read.pages[0]?.includes(withoutSpace(text)))]).toEqual([
        name,
        [],
      ]);
      expect(read.pages.at(-1)).toContain(withoutSpace(form.email));
    }
  });

  test("splits no word in the headings of its figures", () => {
    for (const { name, document, read } of reports) {
      const heads = document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === "figures" ? [block.axisLabel, ...block.series.map(({ label }) => label)] : [],
        ),
      );
      const words = heads.flatMap((head) => head.split(" "));
      // A broken word leaves its end alone in the next line.
      const broken = read.pieces
        .map((piece) => piece.trim())
        .filter((piece) => piece.length > 1 && words.some((word) => word !== piece && word.endsWith(piece)));
      expect([name, broken]).toEqual([name, []]);
    }
  });

  test("links to how figures are tested, to its plan, for a child goal also to Smart Saver, and to nothing else", () => {
    for (const { calculator, document, read } of reports) {
      const isChildGoal = !["pension", "kidsSaver", "family"].includes(calculator);
      const plans = document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "planLink" ? [block.url] : [])),
      );
      const methods = document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "notes" ? [block.link.url] : [])),
      );
      expect(methods).toEqual(plans.map(() => expect.stringMatching(/^https:.*\/method$/)));
      expect(plans).toHaveLength(document.sections.some(({ role }) => role === "results") ? 1 : 0);
      expect(read.links).toEqual([
        ...methods,
        ...(isChildGoal ? [expect.stringContaining(document.brand.smartSaverUrl)] : []),
        ...plans,
      ]);
    }
  });

  test("has title, author, language and day as metadata, and neither a time nor the library's name", () => {
    const { pdf, read } = reportNamed("pension: an Arabic name");
    expect(read.info).toMatchObject({
      Title: "Your retirement plan",
      Author: "Goal Planner",
      Creator: "Goal Planner",
      Producer: "Goal Planner",
      CreationDate: "D:20261121000000Z",
      Language: "en",
    });
    expect(Buffer.from(pdf).toString("latin1")).not.toMatch(/pdfmake|pdfkit|ModDate/i);
  });

  test(
    "takes at most one more page with suggested changes",
    async () => {
      const pagesMore = reports.map(async ({ name, document, read }) => {
        const sections = document.sections.filter(({ role }) => role !== "insights");
        const without = await readPdf(await renderer.render({ ...document, sections }));
        return [name, read.pages.length - without.pages.length];
      });
      for (const counted of await Promise.all(pagesMore)) {
        expect(counted).toSatisfy(([, more]) => more <= 1);
      }
    },
    ALL_REPORTS_MS,
  );

  test("embeds the fonts that it uses, subset to the characters in use", () => {
    const fontsOf = (name: string) => {
      const source = Buffer.from(reportNamed(name).pdf).toString("latin1");
      expect(source.match(/\/FontFile2 /g)?.length).toBe(source.match(/\/FontDescriptor\n/g)?.length);
      return new Set(Array.from(source.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g), ([, font]) => font));
    };
    const inter = ["Inter-Regular", "Inter-SemiBold"];
    expect(fontsOf("pension: a Hindi name")).toEqual(new Set([...inter, "NotoSansDevanagari-Regular"]));
    expect(fontsOf("pension: an Arabic name")).toEqual(new Set([...inter, "IBMPlexSansArabic-Regular"]));
    expect(fontsOf("kidsSaver: no goal")).toEqual(new Set(inter));
    expect(Math.max(...reports.map(({ pdf }) => pdf.length))).toBeLessThan(108_000);
  });

  test("passes a PDF checker", async () => {
    const sample = reports.filter(({ name }) => /typical|Arabic|Hindi|no goal|as long and large/.test(name));
    expect(sample.length).toBeGreaterThanOrEqual(6);
    for (const { name, pdf } of sample) expect([name, await qpdfCheck(pdf)]).toEqual([name, 0]);
    expect(await qpdfCheck(sample[0]?.pdf.slice(0, -1000) ?? new Uint8Array())).not.toBe(0);
  });
});

test("a table of a few years has no headers above an empty column", async () => {
  const points = [77, 78, 79, 80].map((at) => ({ at, amount: 1_000 * at }));
  const series = [{ id: "realistic" as const, label: "Realistic", points }];
  const block: Block = {
    kind: "figures",
    title: "Years",
    note: "a year",
    axisLabel: "Age",
    currency: "AED",
    series,
  };
  const { pieces } = await readPdf(await renderer.render(documentOf(block)));
  expect(pieces.filter((text) => text === "Age")).toHaveLength(2);
  expect(pieces.filter((text) => /^(77|78|79|80)$/.test(text))).toHaveLength(4);
});

test("a block higher than a page continues on the next one, all of it", async () => {
  const proposals = Array.from({ length: 80 }, (_, index) => ({
    text: `Change ${index + 1}.`,
    effect: `Chance 1 → ${index + 1} in 100.`,
    set: {},
  }));
  const block: Block = {
    kind: "changes",
    title: "What would change the result",
    changes: proposals,
    none: "",
  };
  const { pages } = await readPdf(await renderer.render(documentOf(block)));
  expect(pages.length).toBeGreaterThan(1);
  const text = pages.join("");
  const omitted = proposals.filter(
    ({ text: change, effect }) => ![change, effect].every((part) => text.includes(withoutSpace(part))),
  );
  expect(omitted).toEqual([]);
});

test("a change keeps most of the width beside a long effect, and all that a short one leaves", async () => {
  const text = "Divide your monthly savings differently: more for the first child, less for you.";
  const linesBeside = async (effect: string) => {
    const changes = [{ text, effect, set: {} }];
    const block: Block = { kind: "changes", title: "Changes", changes, none: "" };
    const { places } = await readPdf(await renderer.render(documentOf(block)));
    const lines = places.flat().filter(({ text: line }) => line.trim() !== "" && text.includes(line.trim()));
    return new Set(lines.map(({ baseline }) => baseline)).size;
  };
  expect(await linesBeside("Chance 1 → 75 in 100.")).toBe(1);
  expect(await linesBeside("The least certain part has a chance of 75 in 100. ".repeat(5))).toBe(2);
});

test("a short effect stays on one line beside a long change", async () => {
  const effect = "All of it: chance 57 → 64 in 100.";
  const changes = [{ text: "Divide your monthly savings differently. ".repeat(4), effect, set: {} }];
  const block: Block = { kind: "changes", title: "Changes", changes, none: "" };
  const { places } = await readPdf(await renderer.render(documentOf(block)));
  const parts = places.flat().filter(({ text }) => text.trim() !== "" && effect.includes(text.trim()));
  expect(parts.length).toBeGreaterThan(0);
  expect(new Set(parts.map(({ baseline }) => baseline)).size).toBe(1);
});

test("notes are read row by row, so that a page break between them does not change their order", async () => {
  const notes = ["First", "Second", "Third", "Fourth", "Fifth"];
  const link = { label: "Read on", url: "https://calculators.example/method" };
  const block: Block = { kind: "notes", title: "Notes", notes, link };
  const places = (await readPdf(await renderer.render(documentOf(block)))).places.flat();
  const placed = notes.map((note) => places.find(({ text }) => text === note));
  const readingOrder = placed.toSorted(
    (a, b) => (b?.baseline ?? 0) - (a?.baseline ?? 0) || (a?.left ?? 0) - (b?.left ?? 0),
  );
  expect(readingOrder.map((place) => place?.text)).toEqual(notes);
});

/** Whatever was rendered before it: see the reports of both languages in pdf-structure.test.ts. */
describe("the same report gives the same file", () => {
  test.each(LANGUAGE_NAMES)("in a new worker and in the deployed bundle, in %s", async (language) => {
    const [report] = await reportFixtures(language, (name) => name.endsWith("an Arabic name"));
    if (report === undefined) throw new Error("no report of an Arabic name");
    const { document } = report;
    const pdf = await renderer.render(document);
    const workerUrl = pathToFileURL(resolve("dist/functions/pdf-worker.cjs"));
    for (const options of [{}, { workerUrl }]) {
      const fresh = createPdfRenderer({ ...PATIENT, ...options });
      expect(Buffer.from(await fresh.render(document)).equals(Buffer.from(pdf))).toBe(true);
      await fresh.close();
    }
  });
});

describe("text that a visitor typed", () => {
  test("is complete in Hindi", async () => {
    const name = "आदित्य शर्मा";
    const text = await textOf(documentOf(detail(name)));
    expect(letters(text.replace(/[^\p{Script=Devanagari}]/gu, ""))).toBe(letters(name));
  });

  test.each([
    ["<b>bold</b>"],
    ["{text} {name}"],
    ["https://evil.example/?a=1&b=2"],
    ['<image href="file:///etc/passwd"/>'],
    ["][{}\\()%%EOF"],
    ["__proto__"],
    ["x".repeat(80)],
    ["Ñandú Þór Čapek Ångström"],
    ["مريم بنت عبد العزيز بن محمد بن راشد آل مكتوم الهاشمي القرشي الحجازي"],
  ])("is printed unchanged: %s", async (text) => {
    const pdf = await readPdf(await renderer.render(documentOf(detail(text))));
    const words = text.split(" ").map(withoutSpace);
    expect(words.filter((word) => !pdf.pages.join("").includes(word))).toEqual([]);
    expect(pdf.links).toEqual([]);
  });

  test.each([
    ["\u202eevil\u202c", "evil"],
    ["Zoë 😀 Smith", "ZoëSmith"],
    ["\u0000A\u0007B", "AB"],
    ["王小明 Wang", "???Wang"],
  ])("is printed without unprintable characters: %s", async (text, printed) => {
    expect(await textOf(documentOf(detail(text)))).toContain(`Name${printed}`);
  });
});

describe("the provider's logo", () => {
  const PIXEL =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const withLogo = (logoUrl: string) => {
    const document = documentOf({ kind: "paragraph", text: "Text" });
    return { ...document, brand: { ...document.brand, logoUrl } };
  };

  test("is embedded if it is a picture", async () => {
    const pdf = Buffer.from(await renderer.render(withLogo(PIXEL))).toString("latin1");
    expect(pdf).toContain("/Subtype /Image");
  });

  test.each(["https://127.0.0.1:20299/logo.png", "/etc/passwd", "file:///etc/passwd", "data:text/plain,x"])(
    "is not fetched from %s: the name takes its place",
    async (logoUrl) => {
      expect(await textOf(withLogo(logoUrl))).toContain("GoalPlanner");
    },
  );

  const picture = (bytes: Uint8Array, type = "png") =>
    `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
  const pixel = Buffer.from(PIXEL.split(",")[1] ?? "", "base64");
  /** Its first chunk but the head leads back to itself. */
  const endless = Buffer.from(pixel);
  endless.writeInt32BE(-12, 33);
  endless.write("loop", 37);

  async function expectNameInstead(logoUrl: string): Promise<void> {
    const said: string[] = [];
    const { render } = withoutBadLogo(renderer, (line) => said.push(line));
    const { pages } = await readPdf(await render(withLogo(logoUrl)));
    expect(pages.join("")).toContain("GoalPlanner");
    expect(said).toEqual([expect.stringContaining("BRAND_LOGO_URL")]);
  }

  test.each([
    ["no picture", "data:image/png;base64,AAAA"],
    ["nothing", "data:image/png;base64,"],
    ["one cut within a chunk", picture(pixel.subarray(0, 50))],
    ["one cut behind a chunk", picture(pixel.subarray(0, -12))],
    ["one of other pixels", picture(Buffer.from(pixel).fill(7, 43, 50))],
    ["WebP", picture(Buffer.from("RIFF\x24\0\0\0WEBPVP8 "))],
    ["a JPEG cut behind its start", picture(Buffer.of(0xff, 0xd8), "jpeg")],
  ])("that holds %s does not stop a report: the name takes its place, and the log says so", (_, logoUrl) =>
    expectNameInstead(logoUrl),
  );

  test("that holds one that has no end does not stop a report: its deadline passes", async () => {
    // By a clock of the test's own it passes once, after a time in which ten others are drawn.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const expected = expectNameInstead(picture(endless));
    for (let drawn = 0; drawn < 10; drawn++) await renderer.render(withLogo(PIXEL));
    await vi.advanceTimersByTimeAsync(PATIENT.deadlineMs);
    await expected;
  });
});

test("while reports are rendered, the main thread keeps running", async () => {
  const { document } = reportNamed("pension: an Arabic name");
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  const start = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => renderer.render(document)));
  const elapsed = performance.now() - start;
  clearInterval(timer);
  // A blocked thread would tick once a report.
  expect(ticks).toBeGreaterThan(elapsed / 5 / 10);
});
