import { expect, test } from "vitest";
import { looksLikeName } from "#shared/report/looks-like-name.ts";

test.each([
  "Zoë",
  "zoë smith",
  "O'Neil-Smith",
  "O’Brien",
  "Dr. A. B. Smith",
  "Prof. Dr. Anna Weber",
  "J.R.R. Tolkien",
  "Dr.Smith",
  "Martin King Jr.",
  "Anna & Tom (Dubai)",
  "Layla, PhD",
  "Ravi s/o Kumar",
  "Al-Maktoum",
  "محمد بن راشد",
  "محمد بن راشد بن سعيد آل مكتوم",
  "د. ليلى الأحمد",
  "أ.د. ليلى الأحمد",
  "آدित्य शर्मा",
  "پژمان\u200cزاده",
  "王小明",
  "Maria del Carmen Garcia de la Vega Ruizx",
])("%s is accepted as a name to greet", (name) => {
  expect(looksLikeName(name)).toBe(true);
});

test.each([
  "customer, your account is frozen. Call Falcon security at 800 1234567 today",
  "customer, your account is frozen",
  "customer, call us",
  "Frozen. Call the bank",
  "Your account is frozen. Call",
  "customer (call Falcon security)",
  "customer - call Falcon security",
  `Z${"\u0335".repeat(4)}oe`,
  "Call 800",
  "Call ٨٠٠",
  "Call ۸۰۰",
  "Call ८००",
  "Louis Ⅳ",
  "www.evil.com",
  "evil.com",
  "Winner, go to www.evil.com",
  "عزيزي العميل، حسابك مجمد",
  "حسابك مجمد. اتصل بنا",
  "Maria del Carmen Garcia de la Vega Ruizxx",
])("%s is greeted without a name", (text) => {
  expect(looksLikeName(text)).toBe(false);
});
