import { expectAccessible } from "./quality.ts";
import { testStatesIn } from "./states-in.ts";

testStatesIn("ar", expectAccessible);
