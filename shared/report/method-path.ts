/** Path of the page on how figures are tested, in English. */
export const METHOD_PATH = "/method";
