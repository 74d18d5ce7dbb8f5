import { expect } from "vitest";
import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { textbox } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import { middleOf } from "../support/visitor.ts";
import { waitUntil } from "../support/wait-until.ts";

/** Places of a press: where the code is drawn, and beside it. Unit: shares of the width of the entry. */
const PLACES = [0.05, 0.5];

export const COUNTRY_CODE: readonly Journey[] = [
  {
    title: "a press anywhere in the country code selects it, and a country that is typed takes its place",
    settings: { webkit: "ar phone", firefox: "en phone" },
    run: async ({ hands, wording, open, reach, see, press }) => {
      const code = textbox(wording.fields.phoneNumberCountryCode);
      const egypt = wording.language === "ar" ? "مصر" : "Egypt";
      const expectCode = (value: string) =>
        waitUntil(async () => expect((await see(code)).value).toBe(value));
      await open(pathIn(wording.language, "/"));
      for (const place of PLACES) {
        const { box } = await reach(code);
        await hands.press({ ...middleOf(box), x: box.x + box.width * place });
        await hands.type(egypt);
        await hands.strike("Tab");
        await expectCode("+20");
        await press(code);
        await hands.type(DEFAULT_DIAL_CODE);
        await hands.strike("Tab");
        await expectCode(DEFAULT_DIAL_CODE);
      }
    },
  },
];
