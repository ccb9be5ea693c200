import { plantDemo } from "../pictures/demo.ts";
import { startProduct } from "../product/product.ts";
import { clearClaims } from "../support/claims.ts";
import { clearProfiles } from "./profile.ts";

/** Starts a product with the demo data, in which all six roles have content. A running product is used as it is. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  for (const list of ["widths", "loads"]) clearClaims(list);
  clearProfiles();
  if (process.env.E2E_PRODUCT) return undefined;
  const { product, stop } = await startProduct();
  try {
    await plantDemo(product);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_PRODUCT = JSON.stringify(product);
  return stop;
}
