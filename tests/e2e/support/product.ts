import type { RunningProduct } from "../product/product.ts";

let known: RunningProduct | undefined;

/** The product that the global setup started for this run. */
export function product(): RunningProduct {
  known ??= JSON.parse(process.env.E2E_PRODUCT ?? "null") as RunningProduct;
  if (!known) throw new Error("no product: journeys are started by Playwright, which starts one first");
  return known;
}
