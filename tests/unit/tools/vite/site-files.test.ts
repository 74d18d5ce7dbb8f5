import { describe, expect, it } from "vitest";
import { siteFiles } from "#tools/vite/site-files.ts";

const PAGES = [
  { path: "/education", alternates: { en: "/education", ar: "/ar/education" } },
  { path: "/ar/education", alternates: { en: "/education", ar: "/ar/education" } },
];
const builtAt = new Date("2026-11-26T08:00:00Z");

describe("siteFiles", () => {
  it("lets search engines read pages, not the API, where nobody knows the site's address or contact", () => {
    expect(siteFiles({ pages: PAGES, siteOrigin: "", securityContact: undefined, builtAt })).toEqual({
      "robots.txt": "User-agent: *\nDisallow: /api/\n",
    });
  });

  it("names every page in every language by its whole address", () => {
    const siteOrigin = "https://plans.example.com";
    const files = siteFiles({ pages: PAGES, siteOrigin, securityContact: undefined, builtAt });
    expect(files["robots.txt"]).toContain("\nSitemap: https://plans.example.com/sitemap.xml\n");
    const map = files["sitemap.xml"] ?? "";
    expect([...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://plans.example.com/education",
      "https://plans.example.com/ar/education",
    ]);
    const arabic =
      '<xhtml:link rel="alternate" hreflang="ar" href="https://plans.example.com/ar/education"/>';
    expect(map.split(arabic)).toHaveLength(3);
  });

  it("says where security faults are reported, for less than a year", () => {
    const files = siteFiles({
      pages: [],
      siteOrigin: "https://plans.example.com",
      securityContact: "security@example.com",
      builtAt,
    });
    expect(files[".well-known/security.txt"]).toBe(
      [
        "Contact: mailto:security@example.com",
        "Expires: 2027-11-25T08:00:00.000Z",
        "Preferred-Languages: en, ar",
        "Canonical: https://plans.example.com/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });
});
