import { describe, expect, it } from "vitest";
import { reportMail } from "#functions/mail/report-mail.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { EN } from "#shared/wording/generated/en.js";
import type { Language } from "#shared/wording/languages.ts";

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
) =>
  reportMail(
    {
      reportId: "2026-11-21-test",
      recipient: { name, email: "zoe@example.com" },
      document: { ...DOCUMENT, language, sections, brand },
      pdf: new Uint8Array([1, 2, 3]),
    },
    EN,
  );

describe("the mail of a report", () => {
  it("goes to the visitor, whose name is not in its subject, with the report as report.pdf", () => {
    const { to, language, subject, attachment } = mailOf();
    expect(language).toBe("en");
    expect(mailOf("ar").language).toBe("ar");
    expect(to).toBe("zoe@example.com");
    expect(subject).toBe("Your plan: detailed report");
    expect(attachment).toEqual({
      filename: "report.pdf",
      contentType: "application/pdf",
      content: new Uint8Array([1, 2, 3]),
    });
  });

  it("says in both forms what the report answers and what to invest a month, and nothing where it answers nothing", () => {
    const facts = {
      title: "Monthly investment",
      isMonthlyInvestment: true,
      facts: [
        { label: "Required", value: { kind: "requiredMoney", amount: 1_234.01, currency: "AED" } },
        { label: "Your plan", value: { kind: "money", amount: 500, currency: "AED" } },
      ],
    } as const;
    const answer = {
      kind: "answer",
      text: "In 5 of 10 futures <it> works.",
      detail: "It lasts.",
      chance: { label: "Chance", value: { kind: "percent", percent: 50 } },
      tenths: 5,
    } as const;
    const blocks = [answer, { kind: "facts", groups: [facts] } as const];
    const told = mailOf("en", NAME, [{ role: "results", blocks }]);
    expect(told.text).toContain(
      "In 5 of 10 futures <it> works. It lasts.\n\nMonthly investment\n- Required: AED\u00a01,235\n- Your plan: AED\u00a0500\n",
    );
    expect(told.html).toContain("<strong>In 5 of 10 futures &lt;it&gt; works.</strong> It lasts.");
    expect(told.html).toMatch(/>Required<\/td><td[^>]*>AED\u00a01,235</);
    const silent = mailOf();
    expect(silent.text + silent.html).not.toContain("Required");
  });

  it("leads to the provider and its privacy notice, where they are known", () => {
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

  it("escapes whatever stands in HTML, and leaves plain text as it is", () => {
    const { html, text } = mailOf();
    expect(html).toContain("Dear O&#39;Brien &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;,");
    expect(html).not.toContain("<b>");
    expect(html).toContain("Falcon &amp; Sons");
    expect(text).toContain(`Dear ${NAME},`);
  });

  it("greets no name by a link that a mail program would make of it", () => {
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

  it("opens with no sentence that somebody gave as a name", () => {
    const name = "customer, your account is frozen. Call Falcon security at 800 1234567 today";
    const { html, text } = mailOf("en", name);
    expect(html).toContain(">Hello,</p>");
    expect(text).toMatch(/^Hello,\n/);
    expect(html + text).not.toMatch(/frozen|1234567/);
  });

  it("escapes what a name may hold by the contract", () => {
    const { html, subject } = mailOf("en", "Anna & Tom O'Brien c/o (Dubai)");
    expect(html).toContain("Dear Anna &amp; Tom O&#39;Brien c/o (Dubai),");
    expect(subject).toBe("Your plan: detailed report");
  });

  it("leads to the visitor's plan and to Smart Saver, and nowhere else", () => {
    const planLink = { kind: "planLink", text: "T", label: "L", code: "C", url: PLAN_URL } as const;
    const { html, text } = mailOf("en", NAME, [{ role: "next", blocks: [planLink] }]);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
    expect(links).toEqual([PLAN_URL, "https://falcon.example/saver"]);
    expect(text.match(/https?:\S+/g)).toEqual(links);
    expect(html).not.toMatch(/<img|src=|url\(/);
  });

  it("says in both forms what it is, why it comes, and under whose licence", () => {
    const { html, text } = mailOf();
    for (const said of [EN.mail.text, EN.mail.notYou, DOCUMENT.brand.regulatoryStatement, "CB-4711"]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it.each([
    ["en", "ltr"],
    ["ar", "rtl"],
  ] as const)("in the language %s is written %s", (language, direction) => {
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
