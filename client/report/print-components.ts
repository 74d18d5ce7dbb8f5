import type { BlockComponents } from "./block-components.ts";
import { PrintForecastBlock } from "./PrintForecastBlock.tsx";
import { PrintLinkBlock } from "./PrintLinkBlock.tsx";
import { SUMMARY_COMPONENTS } from "./summary-components.ts";

/** On paper, where nothing can be opened or followed. */
export const PRINT_COMPONENTS: BlockComponents = {
  ...SUMMARY_COMPONENTS,
  forecast: PrintForecastBlock,
  link: PrintLinkBlock,
};
