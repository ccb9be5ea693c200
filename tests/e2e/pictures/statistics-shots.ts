import { demoSpaces } from "@orbita/db/seed";
import { expect } from "@playwright/test";
import { open, type ShotContext, type Shot } from "./shot.ts";

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
