import { benchBundle } from "./bundle.ts";
for (const r of await benchBundle()) console.log(r.what, r.measured);
