import { expect, test } from "vitest";
import { likelyAddress } from "#client/components/email-slips.ts";

test.each([
  ["john@gmial.com", "john@gmail.com"],
  ["john@gmal.com", "john@gmail.com"],
  ["john@gmaill.com", "john@gmail.com"],
  ["john@gmail.con", "john@gmail.com"],
  ["john@gmail.co", "john@gmail.com"],
  ["john@gmail.comm", "john@gmail.com"],
  ["John.Doe+x@GMIAL.com", "John.Doe+x@gmail.com"],
  ["j@hotmial.com", "j@hotmail.com"],
  ["j@outlok.com", "j@outlook.com"],
  ["j@yahooo.com", "j@yahoo.com"],
  ["j@yahoo.co.i", "j@yahoo.co.in"],
  ["j@icluod.com", "j@icloud.com"],
  ["j@emirates.net.a", "j@emirates.net.ae"],
])("takes %s for a slip of %s", (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  "john@gmail.com",
  "john@GMAIL.COM",
  "john@hotmail.co.uk",
  "john@mail.com",
  "john@ymail.com",
  "john@email.com",
  "john@example.com",
  "john@gmail.company",
  "john@gml.cm",
  "@gmial.com",
  "gmial.com",
  "",
])("does not question %s", (address) => {
  expect(likelyAddress(address)).toBeUndefined();
});
