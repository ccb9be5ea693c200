export { promiseChanged } from "./events.ts";
export { measurePosts, measureSpace, medianDays, windowStart, type Measured } from "./measure.ts";
export { isStopped, presentKept, presentOwn } from "./rules.ts";
