import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { stripeScript } from "./stripe.ts";

test("the Stripe script URL uses the release train of the installed package", () => {
  const file = import.meta.resolve("@stripe/stripe-js/dist/pure.mjs");
  const train = /RELEASE_TRAIN = '([a-z]+)'/.exec(readFileSync(fileURLToPath(file), "utf8"))?.[1];
  expect(new URL(stripeScript).pathname).toBe(`/${train}/stripe.js`);
});
