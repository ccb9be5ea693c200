import { demoAccounts, demoPassword, demoSpaces } from "@orbita/db/seed";
import type { BrowserContext } from "@playwright/test";
import { signInQuietly } from "../support/people.ts";

/** The six roles, longest crawl first, so that two workers end at about the same time. */
export const roles = ["owner", "administrator", "recruiter", "viewer", "talent", "guest"] as const;
export type Role = (typeof roles)[number];

const accounts: Record<Exclude<Role, "guest">, string> = {
  talent: "giulia",
  owner: "marta",
  recruiter: "davide",
  viewer: "chiara",
  administrator: "admin",
};

/** The Space that a member of it works in. */
export const spaceOf = (role: Role): string | undefined =>
  role === "owner" || role === "recruiter" || role === "viewer" ? demoSpaces.lanterna.url : undefined;

export async function signInAs(context: BrowserContext, role: Role): Promise<void> {
  if (role === "guest") return;
  const account = demoAccounts.find(({ email }) => email.startsWith(`${accounts[role]}@`));
  if (!account) throw new Error(`no demo account for ${role}`);
  const page = await context.newPage();
  await signInQuietly(page, { email: account.email, password: demoPassword });
  await page.close();
}
