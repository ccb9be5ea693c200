import { demoSpaces } from "@orbita/db/seed";
import { open, type ShotContext, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

async function openOverview(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}`)(camera);
  await camera.page.getByRole("heading", { name: camera.say("Slots") }).waitFor();
}

async function openTalentHome(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await open("/home")(camera);
  await camera.page.getByRole("heading", { name: camera.say("Next dates") }).waitFor();
}

async function openNotices(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`/notifications?space=${lanterna}`)(camera);
  await camera.page.getByRole("heading", { level: 1 }).waitFor();
}

/** Opens a talent's notification panel; on a phone it is a page. */
async function openBell(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  const { page, say } = camera;
  if ((page.viewportSize()?.width ?? 0) < 760) {
    await open("/notifications")(camera);
    return;
  }
  await open("/jobs")(camera);
  await page.getByRole("button", { name: new RegExp(`^${say("Notifications")}`) }).click();
  await page.getByRole("link", { name: say("See all") }).waitFor();
}

/** Screenshots of the home pages of members and talents, and of the notifications. */
export const overviewShots: readonly Shot[] = [
  { screen: "v-overview", dark: true, go: openOverview },
  { screen: "ak-talent-home", dark: true, go: openTalentHome },
  { screen: "ae-member-phone-notifications", widths: [390], go: openNotices },
  { screen: "s-switch-and-notifications-en", name: "s-notifications", go: openBell },
];
