import { demoAccounts, demoPassword, demoSpaces } from "@orbita/db/seed";
import type { BrowserContext } from "@playwright/test";
import { signInQuietly } from "../support/people.ts";

/**
 * Groups of roles, which two workers crawl, the longest first. Members of a Space are in one group: they see the same frame, so CI
 * resizes a kind of page only for the first role, which sees the most.
 */
export const roleGroups = [["administrator"], ["owner", "recruiter", "viewer"], ["guest", "talent"]] as const;
export type CrawlRole = (typeof roleGroups)[number][number];

/** The kind of frame that a role sees around the page at `address`. Frames of the same kind have the same navigation. */
export function frameOf(role: CrawlRole, address: string): string {
  if (role === "guest") return role;
  const isOfRole = address.startsWith("/work/") || address.startsWith("/admin");
  return isOfRole && spaceOf(role) === undefined ? role : "signed in";
}

const accounts: Record<Exclude<CrawlRole, "guest">, string> = {
  talent: "giulia",
  owner: "marta",
  recruiter: "davide",
  viewer: "chiara",
  administrator: "admin",
};

/** The URL of the Space that a member role belongs to; undefined for other roles. */
export const spaceOf = (role: CrawlRole): string | undefined =>
  role === "owner" || role === "recruiter" || role === "viewer" ? demoSpaces.lanterna.url : undefined;

export async function signInAs(context: BrowserContext, role: CrawlRole): Promise<void> {
  if (role === "guest") return;
  const account = demoAccounts.find(({ email }) => email.startsWith(`${accounts[role]}@`));
  if (!account) throw new Error(`no demo account for ${role}`);
  const page = await context.newPage();
  await signInQuietly(page, { email: account.email, password: demoPassword });
  await page.close();
}
