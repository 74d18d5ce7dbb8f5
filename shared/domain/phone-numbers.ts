/** The two zeros that stand for the plus of an international number, in the digits of Europe, of Arabic and of Persian. */
export const INTERNATIONAL_PREFIX = /^\s*(?:00|٠٠|۰۰)/;
