import type { BrowserContext, Page, Route } from "@playwright/test";
import { product } from "./product.ts";

/** Forwards the request to the simulator: the page's own content security policy still decides what it may load. */
async function pass(route: Route, simulator: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const response = await route.fetch({ url: `${simulator}${pathname}${search}`, maxRedirects: 0 });
  await route.fulfill({ response });
}

/** Routes Stripe's script, frames and api to the simulator in this browser. */
export async function meetStripe(context: BrowserContext, simulator = product().stripe): Promise<void> {
  await context.route("https://js.stripe.com/**", (route) => pass(route, simulator));
  await context.route("https://api.stripe.com/**", (route) => pass(route, simulator));
}

export const testCards = {
  good: "4242424242424242",
  /** Needs authentication when it is saved; afterwards charged without it. */
  authenticating: "4000002500003155",
  /** Needs authentication each time. */
  alwaysAuthenticating: "4000002760003184",
  declined: "4000000000000002",
  /** Can be saved, and fails at the end of the month. */
  failingLater: "4000000000000341",
};

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration date").fill("12 / 44");
  await frame.getByLabel("Security code").fill("123");
}

/** Answers on the page of the bank. */
export const answerBank = (page: Page, answer: "Complete" | "Fail"): Promise<void> =>
  page.frameLocator('iframe[title="3D Secure authentication"]').getByRole("button", { name: answer }).click();
