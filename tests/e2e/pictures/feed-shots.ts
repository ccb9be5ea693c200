import { open, type ShotContext, type Shot } from "./shot.ts";

const openRoom =
  (address: string) =>
  async (camera: ShotContext): Promise<void> => {
    await camera.as("giulia");
    await open(address)(camera);
    await camera.page.getByRole("main").getByRole("heading").first().waitFor();
  };

async function openChannel(camera: ShotContext): Promise<void> {
  await openRoom("/feed/channel/cantieri-e-porti")(camera);
  await camera.page.getByRole("article").first().waitFor();
}

async function openReport(camera: ShotContext): Promise<void> {
  await openChannel(camera);
  const { page, say } = camera;
  await page
    .getByRole("article")
    .nth(1)
    .getByRole("button", { name: say("Report…"), exact: true })
    .click();
  await page.getByRole("dialog").getByRole("radio").nth(1).check();
}

export const feedShots: readonly Shot[] = [
  {
    screen: "j-feed",
    dark: true,
    go: async (camera) => {
      await openRoom("/feed")(camera);
      await camera.page.getByRole("article").first().waitFor();
    },
  },
  { screen: "ab-channels", dark: true, go: openRoom("/feed/channels") },
  { screen: "ab-channel", dark: true, go: openChannel },
  { screen: "ab-report", go: openReport },
];
