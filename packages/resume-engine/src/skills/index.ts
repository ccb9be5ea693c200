/** How people write skills: for whoever looks one up. */
export { joinedKey } from "./keys.ts";
export { slips } from "./nearly.ts";
export { isVersion, readingsOf } from "./readings.ts";
