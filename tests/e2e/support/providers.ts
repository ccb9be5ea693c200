import { controlOf, type SimulatedProvider } from "@orbita/simulators";
import type { Page } from "@playwright/test";
import { untilAlive } from "./alive.ts";
import { newPerson, unique, type PersonCredentials } from "./people.ts";
import { product } from "./product.ts";

export const providerNames: Record<SimulatedProvider, string> = { google: "Google", github: "GitHub", twitter: "X" };
export const providers = Object.keys(providerNames) as SimulatedProvider[];

export type ProviderAccount = { id: string; person: PersonCredentials };
type ProviderAccountOptions = { email?: string | null; emailVerified?: boolean };

/** Adds an account at the provider, with a unique name. */
export async function anAccount(
  provider: SimulatedProvider,
  { email, emailVerified = true }: ProviderAccountOptions = {},
): Promise<ProviderAccount> {
  const person = { ...newPerson(), lastName: `Ferraris ${unique()}` };
  const address = email === undefined ? person.email : email;
  const { id } = await controlOf(product().simulators[provider]).addAccount({
    firstName: person.firstName,
    lastName: person.lastName,
    email: address,
    emailVerified: address !== null && emailVerified,
    hd: "posta.example",
  });
  return { id, person };
}

/** Waits for the provider's redirect to a hydrated page: a document load, not a navigation within the app. */
async function comeBack(page: Page): Promise<void> {
  await page.waitForURL(({ origin }) => origin === product().origin);
  await untilAlive(page);
}

/** Chooses this account on the provider's own page. */
export async function choose(page: Page, { person }: ProviderAccount): Promise<void> {
  await page.getByRole("button", { name: person.lastName }).click();
  await comeBack(page);
}

export async function deny(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Deny" }).click();
  await comeBack(page);
}
