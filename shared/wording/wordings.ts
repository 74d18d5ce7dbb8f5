// The texts of every language, for code that serves all of them; a page loads only its own.
export { WORDINGS } from "./generated/wordings.js";
