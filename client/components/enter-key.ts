import { createContext } from "react";

/** What Enter does in an entry of the form around it: it leads on to what is missing or, as nothing is, sends the form off. */
export const EnterKey = createContext<"next" | "go">("next");
