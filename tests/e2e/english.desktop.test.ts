import { testStatesIn } from "./states-in.ts";

// By axe the English states are looked at one by one in other tests.
testStatesIn("en", async () => {});
