import { demoSpaces } from "@orbita/db/seed";
import { expect } from "@playwright/test";
import { open, type ShotContext, type Shot } from "./shot.ts";

const openBilling =
  (part: string) =>
  async (camera: ShotContext): Promise<void> => {
    await camera.as("marta");
    await open(`/work/${demoSpaces.lanterna.url}/billing${part}`)(camera);
    const { page, say } = camera;
    await page.getByRole("heading", { name: say("Payment methods") }).waitFor();
    await page.getByText(/^v_/).first().waitFor({ state: "attached" });
  };

/** Screenshots of a Space's invoices and its ledger. */
export const billingShots: readonly Shot[] = [
  { screen: "l-billing", dark: true, go: openBilling("") },
  { screen: "l-billing", name: "l-billing-ledger", go: openBilling("/ledger") },
];

/** Opens the statistics. Waits for the worker, which counts the demo's months once a minute. */
async function openStatistics(camera: ShotContext): Promise<void> {
  const { page, say } = camera;
  await camera.as("marta");
  await expect(async () => {
    await open(`/work/${demoSpaces.lanterna.url}/statistics`)(camera);
    const chart = page.getByRole("img", { name: new RegExp(`^${say("Time to first reply")}`) });
    await expect(chart).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 150_000 });
}

export const statisticsShots: readonly Shot[] = [{ screen: "k-statistics", dark: true, go: openStatistics }];
