import type { BrowserContext, Page, Route } from "@playwright/test";
import { product } from "./product.ts";

/** Forwards a request of the page to the simulator. The page's content security policy still decides what it may load. */
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
  /** A card that needs authentication when it is saved, and is charged without it afterwards. */
  authenticating: "4000002500003155",
  /** A card that needs authentication at every charge. */
  alwaysAuthenticating: "4000002760003184",
  declined: "4000000000000002",
  /** A card that can be saved, and is declined when it is charged at the end of the month. */
  failingLater: "4000000000000341",
};

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration date").fill("12 / 44");
  await frame.getByLabel("Security code").fill("123");
}

/** Presses a button on the simulated bank's page. */
export const answerBank = (page: Page, answer: "Complete" | "Fail"): Promise<void> =>
  page.frameLocator('iframe[title="3D Secure authentication"]').getByRole("button", { name: answer }).click();
