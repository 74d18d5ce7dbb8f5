import { expect, test } from "vitest";
import { greetedName } from "#functions/mail/greeted-name.ts";

test.each([
  ["Sarah Whitfield", "Sarah"],
  [" Zoë O'Canary ", "Zoë"],
  ["Anne-Marie D’Souza", "Anne-Marie"],
  ["Sarah J. McDonald", "Sarah"],
])("%s is greeted as %s", (name, greeted) => {
  expect(greetedName(name)).toBe(greeted);
});

test.each([
  "Zoë",
  "sarah whitfield",
  "SARAH WHITFIELD",
  "Maria del Carmen",
  "Sarah Jane Whitfield",
  "Dr Whitfield",
  "Dr. Whitfield",
  "Abdul Rahman",
  "Al Maktoum",
  "Mohd Farooq",
  "Anna & Tom",
  "J. Smith",
  "Layla, PhD",
  "Evil.com Smith",
  "محمد بن راشد",
  "ليلى الأحمد",
  "आदित्य शर्मा",
  "王小明",
])("%s is greeted whole", (name) => {
  expect(greetedName(name)).toBe(name);
});
