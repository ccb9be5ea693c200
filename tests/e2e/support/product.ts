import type { Product } from "../product/product.ts";

let known: Product | undefined;

/** The product that the global setup started for this run. */
export function product(): Product {
  known ??= JSON.parse(process.env.E2E_PRODUCT ?? "null") as Product;
  if (!known) throw new Error("no product: journeys are started by Playwright, which starts one first");
  return known;
}
