import { expect, it } from "vitest";
import { faultsIn } from "#functions/config/settings.ts";

/** A PNG up to its size. */
function png(width: number, height: number): string {
  const head = Buffer.from("89504e470d0a1a0a0000000d4948445200000000000000000806000000", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return `data:image/png;base64,${head.toString("base64")}`;
}

/** A JPEG up to its size. */
function jpeg(width: number, height: number): string {
  const head = Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffc0001108000000000301110002110103110100",
    "hex",
  );
  head.writeUInt16BE(height, 25);
  head.writeUInt16BE(width, 27);
  return `data:image/jpeg;base64,${head.toString("base64")}`;
}

const faultsOfLogo = (BRAND_LOGO_URL: string) =>
  faultsIn({ BRAND_LOGO_URL }, ({ name }) => name === "BRAND_LOGO_URL");
const TOO_LARGE = ["BRAND_LOGO_URL must have at most 1,000,000 pixels"];

it.each([
  ["PNG", png],
  ["JPEG", jpeg],
])("a logo that is drawn too slowly is refused: %s", (_, picture) => {
  expect(faultsOfLogo(picture(8_000, 2_500))).toEqual(TOO_LARGE);
  expect(faultsOfLogo(picture(1_250, 800))).toEqual([]);
});

it.each(["data:image/png;base64,AAAA", "data:image/png,hello", `data:image/jpeg;base64,${btoa("%PDF-1.7")}`])(
  "a logo that cannot be read is refused: %s",
  (address) => {
    expect(faultsOfLogo(address)).toEqual([
      "BRAND_LOGO_URL must hold a picture that can be read, if it is a PNG or JPEG",
    ]);
  },
);

it.each(["data:image/svg+xml,<svg/>", "data:image/webp;base64,AAAA", "/logo.png"])(
  "a logo that no document is drawn with is not read: %s",
  (address) => expect(faultsOfLogo(address)).toEqual([]),
);

it("nothing is read of the memory behind a logo that ends too early", () => {
  for (let round = 0; round < 200; round++) {
    // Small buffers lie side by side.
    png(8_000, 2_500);
    expect(faultsOfLogo("data:image/webp;base64,AAAA")).toEqual([]);
  }
});

it("a logo at another site is refused, however its address is written", () => {
  expect(faultsOfLogo("/\t/evil.example/logo.png")).toEqual([
    "BRAND_LOGO_URL must be the path of a picture, such as /logo.svg, or a data:image address",
  ]);
});
