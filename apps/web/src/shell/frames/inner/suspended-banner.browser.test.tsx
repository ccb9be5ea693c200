import { expect, test } from "vitest";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { SuspendedBanner } from "./suspended-banner.tsx";

test("banner of a suspended Space → links to the decision; without a decision → links to support", async () => {
  const decisionId = "019f0000-0000-7000-8000-0000000000dd";
  const stated = await renderPage(<SuspendedBanner decisionId={decisionId} />);
  await expect.element(stated.screen.getByRole("region", { name: "This Space is suspended" })).toBeVisible();
  await expect
    .element(stated.screen.getByRole("link", { name: "Read the reason and how to appeal" }))
    .toHaveAttribute("href", `/feed/decision/${decisionId}`);
  expect(await violations()).toEqual([]);
  await stated.screen.unmount();
  const { screen } = await renderPage(<SuspendedBanner decisionId={null} />);
  await expect.element(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
});
