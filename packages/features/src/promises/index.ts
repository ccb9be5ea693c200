export { promiseChanged } from "./events.ts";
export { lastDays, measurePeriod, measurePosts, measureSpace, type ReplyFigures } from "./measure.ts";
export { isStopped, presentKept, presentOwn, presentReplies } from "./rules.ts";
