/** Two zeros in place of the plus of an international number, in European, Arabic or Persian digits. */
export const INTERNATIONAL_PREFIX = /^\s*(?:00|٠٠|۰۰)/;
