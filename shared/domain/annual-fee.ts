/**
 * The fee that a forecast without fees is compared with, so that visitors see its effect on their chance: a fund and
 * its platform together often charge about this much. Source: design of the financial model (docs/model.md).
 * Date: November 2026. Unit: fraction of the savings, a year.
 */
export const COMPARED_ANNUAL_FEE = 0.01;
