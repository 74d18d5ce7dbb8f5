import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { keyed } from "#shared/engine/strategy.ts";

const { equity, bonds } = EMBEDDED_MODEL.market.fundMixes.Balanced;

/** A fund without a fee. */
export const DRAWN_HOLDING = keyed({ equity, bonds, cash: 1 - equity - bonds });
