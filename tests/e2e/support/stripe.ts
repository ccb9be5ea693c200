import type { BrowserContext, Page, Route } from "@playwright/test";
import { product } from "./product.ts";

/** The same question, asked of the simulator: what the product's pages may load and reach is still decided by their own policy. */
async function pass(route: Route, simulator: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const response = await route.fetch({ url: `${simulator}${pathname}${search}`, maxRedirects: 0 });
  await route.fulfill({ response });
}

/** Stripe's script, its frames and its api, as far as this browser knows. */
export async function meetStripe(context: BrowserContext, simulator = product().stripe): Promise<void> {
  await context.route("https://js.stripe.com/**", (route) => pass(route, simulator));
  await context.route("https://api.stripe.com/**", (route) => pass(route, simulator));
}

export const testCards = {
  good: "4242424242424242",
  /** Asks its owner when it is saved; charged without them afterwards. */
  authenticating: "4000002500003155",
  /** Asks its owner each time. */
  alwaysAuthenticating: "4000002760003184",
  declined: "4000000000000002",
  /** Is saved, and fails at the end of the month. */
  failingLater: "4000000000000341",
};

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration date").fill("12 / 44");
  await frame.getByLabel("Security code").fill("123");
}

/** On the page of the bank. */
export const answerBank = (page: Page, answer: "Complete" | "Fail"): Promise<void> =>
  page.frameLocator('iframe[title="3D Secure authentication"]').getByRole("button", { name: answer }).click();
