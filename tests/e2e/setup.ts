import { startProduct } from "./product/product.ts";
import { clearClaims } from "./support/claims.ts";

/** Starts a product before all journeys and removes it after them. A product that `serve.ts` started is used as it is. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  clearClaims("axe");
  if (process.env.E2E_PRODUCT) return undefined;
  const { product, stop } = await startProduct();
  process.env.E2E_PRODUCT = JSON.stringify(product);
  return stop;
}
