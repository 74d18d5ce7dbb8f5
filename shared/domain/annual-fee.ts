/**
 * The fee that a forecast without fees is told beside, so that visitors see what one does to their chance: what a fund
 * and its platform take together is often about this much. Source: design of the financial model (docs/model.md).
 * Date: November 2026. Unit: fraction of what is held, a year.
 */
export const COMPARED_ANNUAL_FEE = 0.01;
