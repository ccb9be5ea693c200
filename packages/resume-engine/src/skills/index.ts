/** Exports the handling of spelling variants of skill names, for other packages. */
export { joinedKey } from "./keys.ts";
export { slips } from "./nearly.ts";
export { isVersion, readingsOf } from "./readings.ts";
