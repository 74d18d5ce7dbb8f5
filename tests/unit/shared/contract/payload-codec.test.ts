import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePayload, encodePayload, PayloadError } from "#shared/contract/payload-codec.ts";

const toBase64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");

describe("the payload codec", () => {
  it.each([
    { name: "Arabic", state: { name: "ليلى الهاشمي" } },
    { name: "Arabic with marks", state: { name: "مُحَمَّد" } },
    { name: "emoji of several code points", state: { name: "👨‍👩‍👧 🇦🇪" } },
    { name: "Devanagari", state: { name: "आरव" } },
    {
      name: "numbers and flags",
      state: { age: 30, share: 7.5, isSalaryBasedContribution: false, risk: null },
    },
    { name: "nothing", state: {} },
  ])("decodes its own encoding of $name", ({ state }) => {
    expect(decodePayload(encodePayload(state))).toEqual(state);
  });

  it("decodes its own encoding of every JSON value, even from a query", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const payload = encodePayload(value);
        const state = JSON.parse(JSON.stringify(value));
        expect(decodePayload(payload)).toEqual(state);
        const query = new URLSearchParams(`${new URLSearchParams({ payload })}`);
        expect(query.get("payload")).toBe(payload);
      }),
    );
  });

  it("keeps lone surrogates, which have no UTF-8 of their own", () => {
    // JSON.stringify escapes them (ECMAScript 2019, well-formed JSON.stringify), so UTF-8 never sees them.
    const name = "a\ud800b\udc00";
    expect(decodePayload(encodePayload({ name }))).toEqual({ name });
  });

  it("writes standard base64, as specified", () => {
    expect(encodePayload({ a: 1 })).toBe("eyJhIjoxfQ==");
    expect(encodePayload("~~~>>>???")).toBe(toBase64('"~~~>>>???"'));
    expect(encodePayload("~~~>>>???")).toMatch(/[+/]/);
    expect(encodePayload("ليلى")).toBe(toBase64('"ليلى"'));
  });

  it("reads other encoders' output: both alphabets, with and without padding, with + turned into spaces", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const state = JSON.parse(JSON.stringify(value));
        const standard = toBase64(JSON.stringify(value));
        const unpadded = standard.replaceAll("=", "");
        const urlSafe = standard.replaceAll("+", "-").replaceAll("/", "_");
        for (const payload of [standard, unpadded, urlSafe, standard.replaceAll("+", " ")]) {
          expect(decodePayload(payload)).toEqual(state);
        }
      }),
      // A value whose base64 holds both + and /: bytes 0xFB 0xEF 0xBE and 0xFF are not JSON, but these are.
      { examples: [["~~~>>>???"], ["ûïþ"], ["\u{1f64f}>>>\u00bf\u00bf"]] },
    );
  });

  it("is tested with examples of both + and / in the standard alphabet", () => {
    // Guards the test above against examples that would never meet a replaced character.
    const all = ["~~~>>>???", "ûïþ", "\u{1f64f}>>>\u00bf\u00bf"].map((value) =>
      toBase64(JSON.stringify(value)),
    );
    expect(all.join("")).toContain("+");
    expect(all.join("")).toContain("/");
  });

  it.each([
    { name: "empty", payload: "" },
    { name: "padding alone", payload: "==" },
    { name: "characters of no alphabet", payload: "eyJh*IjoxfQ" },
    { name: "a line break", payload: "eyJhIjox\nfQ" },
    { name: "padding in the middle", payload: "eyJh=IjoxfQ" },
    { name: "too much padding", payload: "eyJhIjoxfQ===" },
    { name: "padding that does not fit", payload: "eyJhIjoxfQ=" },
    { name: "a length that no bytes have", payload: "eyJhI" },
    { name: "plain JSON", payload: '{"a":1}' },
  ])("refuses text that is not base64: $name", ({ payload }) => {
    expect(() => decodePayload(payload)).toThrow(PayloadError);
    expect(() => decodePayload(payload)).toThrow("payload is not base64");
  });

  it.each([
    { name: "a byte that never occurs", bytes: [0x22, 0xff, 0x22] },
    { name: "a character cut short", bytes: [0x22, 0xc3] },
    { name: "a surrogate in UTF-8 (CESU-8)", bytes: [0x22, 0xed, 0xa0, 0x80, 0x22] },
    { name: "an overlong slash", bytes: [0x22, 0xc0, 0xaf, 0x22] },
    { name: "Latin-1", bytes: [...Buffer.from('{"name":"José"}', "latin1")] },
  ])("refuses text that is not UTF-8: $name", ({ bytes }) => {
    expect(() => decodePayload(toBase64(Uint8Array.from(bytes)))).toThrow(PayloadError);
    expect(() => decodePayload(toBase64(Uint8Array.from(bytes)))).toThrow("payload is not UTF-8");
  });

  it.each(["{", '{"a":1}}', "undefined", "NaN", "{'a':1}", '{"a":1,}'])(
    "refuses text that is not JSON: %s",
    (text) => {
      expect(() => decodePayload(toBase64(text))).toThrow(PayloadError);
      expect(() => decodePayload(toBase64(text))).toThrow("payload is not JSON");
    },
  );

  it("throws only PayloadError, whatever arrives", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: "binary" })), (payload) => {
        try {
          decodePayload(payload);
        } catch (error) {
          expect(error).toBeInstanceOf(PayloadError);
        }
      }),
    );
  });

  it("does not let __proto__ change inherited properties", () => {
    const decoded = decodePayload(toBase64('{"__proto__":{"isAdmin":true}}'));
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
    expect(Object.keys(decoded as object)).toEqual(["__proto__"]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
