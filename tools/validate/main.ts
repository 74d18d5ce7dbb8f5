// Calculates the figures of the validation and writes them, with the document made from them.
import { writeFileSync } from "node:fs";
import { methodContent } from "#shared/method/method-content.ts";
import { EN } from "#shared/wording/generated/en.js";
import { methodFigures } from "./figures.ts";
import { markdownOf } from "./markdown.ts";

const FIGURES = new URL("../../shared/method/figures.json", import.meta.url);
const DOCUMENT = new URL("../../docs/validation.md", import.meta.url);

const figures = await methodFigures((step) => console.log(step));
writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
writeFileSync(DOCUMENT, markdownOf(methodContent(figures, EN)));
