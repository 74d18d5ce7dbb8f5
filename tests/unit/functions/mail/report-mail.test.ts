import { describe, expect, it } from "vitest";
import { reportMail } from "#functions/mail/report-mail.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import type { Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";

const NAME = `O'Brien <b>&"x"</b>`;
const PLAN_URL = "https://plans.example/education?a=1&b=2#plan=1.abc";

const DOCUMENT: ReportDocument = {
  title: "Your plan",
  language: "en",
  day: { year: 2026, month: 11, day: 21 },
  preparedOn: "Prepared on 21 November 2026.",
  brand: readBrand(
    {
      BRAND_NAME: "Falcon & Sons",
      SMART_SAVER_URL: "https://falcon.example/saver",
      BRAND_LICENCE_NUMBER: "CB-4711",
    },
    EN,
  ),
  sections: [],
};

const mailOf = (
  language: Language = "en",
  name = NAME,
  sections: ReportDocument["sections"] = [],
  brand = DOCUMENT.brand,
  wording: Wording = EN,
) =>
  reportMail(
    {
      reportId: "2026-11-21-test",
      calculator: "education",
      recipient: { name, email: "zoe@example.com" },
      document: { ...DOCUMENT, language, sections, brand },
      pdf: new Uint8Array([1, 2, 3]),
    },
    wording,
  );

const FACTS = {
  title: "Monthly investment",
  isMonthlyInvestment: true,
  facts: [
    {
      label: "Required for an even chance",
      value: { kind: "requiredMoney", amount: 1_234.01, currency: "AED" },
    },
    { label: "Your plan", value: { kind: "money", amount: 500, currency: "AED" } },
  ],
} as const;
const ANSWER = {
  kind: "answer",
  text: "In 50 of 100 futures <it> works.",
  detail: "It lasts.",
  chance: { label: "Chance", value: { kind: "percent", percent: 50 } },
  hundredths: 50,
  target: 75,
} as const;
const ANSWERED = [{ role: "results", blocks: [ANSWER, { kind: "facts", groups: [FACTS] }] }] as const;

/**
 * Returns the preview text of a mail: the beginning of the body, up to the invisible padding; the mail itself shows
 * none of it.
 */
const firstWords = (html: string) =>
  /<body[^>]*>\s*<div style="display:none[^"]*">(.*?)(?:&#847;&zwnj;&nbsp;){40}/.exec(html)?.[1];

describe("the mail of a report", () => {
  it("is addressed to the visitor, with no name in its subject, and its attachment is named by plan and day", () => {
    const { to, language, subject, attachment } = mailOf();
    expect(language).toBe("en");
    expect(mailOf("ar").language).toBe("ar");
    expect(to).toBe("zoe@example.com");
    expect(subject).toBe("Your plan: detailed report");
    expect(attachment).toEqual({
      filename: "Education plan 2026-11-21.pdf",
      contentType: "application/pdf",
      content: new Uint8Array([1, 2, 3]),
    });
  });

  it("begins with the chance and the target, in whole numbers, and leaves them out if there is no answer", () => {
    const told = mailOf("en", NAME, ANSWERED);
    expect(told.text).toContain(
      "\n\nIn 50 of 100 futures <it> works. Your target is 75 in 100. It lasts.\n\nMonthly investment\n- Required for an even chance: AED\u00a01,235\n- Your plan: AED\u00a0500\n",
    );
    expect(told.html).toContain(
      "<strong>In 50 of 100 futures &lt;it&gt; works. Your target is 75 in 100.</strong> It lasts.",
    );
    expect(told.html).toMatch(/>Required for an even chance<\/td><td[^>]*>AED\u00a01,235</);
    expect(firstWords(told.html)).toBe("In 50 of 100 futures &lt;it&gt; works. Your target is 75 in 100.");
    expect(told.text + told.html).not.toContain("50.00%");
    const silent = mailOf();
    expect(silent.text + silent.html).not.toContain("Required");
    expect(firstWords(silent.html)).toBe(EN.mail.text);
  });

  it("tells after the answer the chances for life, and no other row of a comparison", () => {
    const row = (label: string, chance: string) => ({
      label,
      values: [textValue("–"), textValue(chance)],
    });
    const life = {
      kind: "comparison",
      topic: "life",
      title: "How long is a life?",
      note: "",
      heads: ["Savings last", "Alive", "Chance"],
      rows: [
        row("Until you are 90", "61 in 100"),
        { ...row("For your whole life", "55 in 100"), isMailed: true },
        { ...row("For both of your lives", "44 in 100"), isMailed: true },
      ],
      isInSight: true,
    } as const;
    const { text } = mailOf("en", NAME, [...ANSWERED, { role: "insights", blocks: [life] }]);
    expect(text).toContain(
      " It lasts. For your whole life, the chance is 55 in 100. For both of your lives, the chance is 44 in 100.\n",
    );
    expect(text).not.toContain("61 in 100");
  });

  it("links to the provider and its privacy notice, if they are configured", () => {
    const brand = readBrand(
      {
        BRAND_CONTACT_EMAIL: "care@falcon.example",
        BRAND_PRIVACY_NOTICE_URL: "https://falcon.example/privacy?a&b",
      },
      EN,
    );
    const { html, text } = mailOf("en", NAME, [], brand);
    expect(html).toContain('href="mailto:care@falcon.example"');
    expect(html).toContain('href="https://falcon.example/privacy?a&amp;b"');
    expect(text).toContain("\ncare@falcon.example\nPrivacy notice: https://falcon.example/privacy?a&b\n");
  });

  it("escapes text in HTML, and leaves plain text unchanged", () => {
    const { html, text } = mailOf();
    expect(html).toContain("Dear O&#39;Brien &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;,");
    expect(html).not.toContain("<b>");
    expect(html).toContain("Falcon &amp; Sons");
    expect(text).toContain(`Dear ${NAME},`);
  });

  it("greets nobody by a name that a mail program would turn into a link", () => {
    for (const name of ["Anna A.Co", "x.com"]) {
      const { html, text } = mailOf("en", name);
      expect(html + text).not.toMatch(/A\.Co|x\.com/);
      // Nobody sees the difference.
      expect(text.replaceAll("\u2060", "")).toContain(`Dear ${name},`);
    }
    for (const name of ["Winner, go to www.evil.com", "(evil.com)"]) {
      const { html, text } = mailOf("en", name);
      expect(html + text).not.toMatch(/evil.{0,2}com/);
    }
  });

  it("does not begin with a sentence that somebody entered as a name", () => {
    const name = "customer, your account is frozen. Call Falcon security at 800 1234567 today";
    const { html, text } = mailOf("en", name);
    expect(html).toContain(">Hello,</p>");
    expect(text).toMatch(/^Hello,\n/);
    expect(html + text).not.toMatch(/frozen|1234567/);
  });

  it("escapes characters that the contract allows in names", () => {
    const { html, subject } = mailOf("en", "Anna & Tom O'Brien c/o (Dubai)");
    expect(html).toContain("Dear Anna &amp; Tom O&#39;Brien c/o (Dubai),");
    expect(subject).toBe("Your plan: detailed report");
  });

  it("links to the visitor's plan and to Smart Saver, and to nothing else", () => {
    const planLink = { kind: "planLink", text: "T", label: "L", code: "C", url: PLAN_URL } as const;
    const { html, text } = mailOf("en", NAME, [{ role: "next", blocks: [planLink] }]);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
    expect(links).toEqual([PLAN_URL, "https://falcon.example/saver"]);
    expect(text.match(/https?:\S+/g)).toEqual(links);
    expect(html).not.toMatch(/<img|src=|url\(/);
  });

  it("says below each button what it opens", () => {
    const planLink = { kind: "planLink", text: "T", label: "L", code: "C", url: PLAN_URL } as const;
    const { html, text } = mailOf("en", NAME, [{ role: "next", blocks: [planLink] }]);
    for (const { label, explanation } of [EN.mail.plan, EN.mail.smartSaver]) {
      expect(html).toMatch(new RegExp(`>${label}</a></p>\\s*<p [^>]*>${explanation}</p>`));
      expect(text).toMatch(new RegExp(`^${label}: \\S+\\n${explanation}$`, "m"));
    }
  });

  it("tells the target that the visitor chose, in either language", () => {
    const sections = [
      {
        role: "results",
        blocks: [
          { ...ANSWER, target: 90 },
          { kind: "facts", groups: [FACTS] },
        ],
      },
    ] as const;
    expect(mailOf("en", NAME, sections).text).toContain("Your target is 90 in 100.");
    const arabic = mailOf("ar", NAME, sections, DOCUMENT.brand, AR);
    expect(firstWords(arabic.html)).toContain(` works. الاحتمال المستهدف: 90 من كل\u00a0100.`);
  });

  it("says in both forms what it is, why it was sent, and under whose licence", () => {
    const { html, text } = mailOf();
    for (const said of [EN.mail.text, EN.mail.notYou, DOCUMENT.brand.regulatoryStatement, "CB-4711"]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it("keeps the licence number on one line, in readable letters", () => {
    expect(mailOf().html).toMatch(
      /<p style="[^"]*font-size:13px[^"]*">[^<]*Licence number <span style="white-space:nowrap">CB-4711<\/span>\.<\/p>/,
    );
  });

  it.each(["en", "ar"] as const)("ends amounts on the right in %s, with units aligned", (language) => {
    const { html } = mailOf(language, NAME, ANSWERED);
    const cells = [...html.matchAll(/<td ([^>]*)>[^<]*(?:1,235|500)[^<]*</g)].map(([, style]) => style);
    expect(cells).toHaveLength(2);
    for (const style of cells) expect(style).toMatch(/^align="right" .*white-space:nowrap/);
  });

  it.each([
    ["en", "ltr"],
    ["ar", "rtl"],
  ] as const)("is written in %s from %s", (language, direction) => {
    const { html } = mailOf(language);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    // Many programs show the body alone.
    const [, body = ""] = html.split("<body");
    expect(body).toContain(`<table role="presentation" lang="${language}" dir="${direction}"`);
    const start = direction === "rtl" ? "right" : "left";
    expect([...body.matchAll(/<td align="(\w+)"/g)].map(([, align]) => align)).toEqual([
      "center",
      start,
      start,
      start,
    ]);
  });
});
