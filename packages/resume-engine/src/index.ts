export { readDocument, type ReadOptions } from "./read-document.ts";
export { NotRead } from "./not-read.ts";
