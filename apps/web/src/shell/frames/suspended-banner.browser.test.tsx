import { expect, test } from "vitest";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { SuspendedBanner } from "./suspended-banner.tsx";

test("the banner explains the suspension and links to its reason; without a decision, to support", async () => {
  const decisionId = "019f0000-0000-7000-8000-0000000000dd";
  const stated = await renderPage(<SuspendedBanner decisionId={decisionId} />);
  await expect.element(stated.screen.getByRole("region", { name: "This Space is suspended" })).toBeVisible();
  await expect
    .element(stated.screen.getByRole("link", { name: "Read why, and how to contest it" }))
    .toHaveAttribute("href", `/feed/decision/${decisionId}`);
  expect(await violations()).toEqual([]);
  await stated.screen.unmount();
  const { screen } = await renderPage(<SuspendedBanner decisionId={null} />);
  await expect.element(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
});
