import { createContext } from "react";

/**
 * Action of Enter in an entry of the surrounding form: "next" leads to the next missing field, "go" submits the form.
 */
export const EnterKey = createContext<"next" | "go">("next");
