export { promiseChanged } from "./events.ts";
export { measurePosts, measureSpace, type Measured } from "./measure.ts";
export { isStopped, presentKept, presentOwn } from "./rules.ts";
