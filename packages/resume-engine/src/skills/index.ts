/** Spelling variants of skill names, for lookups in other packages. */
export { joinedKey } from "./keys.ts";
export { slips } from "./nearly.ts";
export { isVersion, readingsOf } from "./readings.ts";
