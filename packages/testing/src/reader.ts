import { readInChild, type Reader } from "@orbita/platform";

/**
 * The product's document reader with the CPU priority of the tests. At its usual low priority it would get no CPU time beside busy
 * test files.
 */
export const testReader = (program: string): Reader =>
  readInChild({ program, path: process.env.PATH!, limits: { nice: 0 } });
