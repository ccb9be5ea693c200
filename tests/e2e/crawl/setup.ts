import { plantDemo } from "../pictures/demo.ts";
import { startProduct } from "../product/product.ts";
import { clearClaims } from "../support/claims.ts";
import { clearProfiles } from "./profile.ts";

/**
 * Uses the product of `./orbita up` in CI, which has the demo data, in which all six roles have content. Elsewhere it starts one,
 * or uses the product of `serve.ts`.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  for (const list of ["widths", "loads"]) clearClaims(list);
  clearProfiles();
  if (process.env.E2E_PRODUCT) return undefined;
  const { ORBITA_CI, WEB_ORIGIN } = process.env;
  if (ORBITA_CI && WEB_ORIGIN && (await isUp(WEB_ORIGIN))) {
    process.env.E2E_PRODUCT = JSON.stringify({ origin: WEB_ORIGIN });
    return undefined;
  }
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

const isUp = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
