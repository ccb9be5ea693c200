export { ownFileName } from "./own/own-format.ts";
export { readEuropass } from "./read/europass.ts";
export { readJsonResume } from "./read/json-resume.ts";
export { readOwn } from "./read/own.ts";
