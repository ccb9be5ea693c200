import { demoSpaces } from "@orbita/db/seed";
import { open, type Camera, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

async function openOverview(camera: Camera): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}`)(camera);
  await camera.page.getByRole("heading", { name: camera.say("Slots") }).waitFor();
}

async function openNotices(camera: Camera): Promise<void> {
  await camera.as("marta");
  await open(`/notifications?space=${lanterna}`)(camera);
  await camera.page.getByRole("heading", { level: 1 }).waitFor();
}

/** A talent's notification panel; phones have a page for it. */
async function openBell(camera: Camera): Promise<void> {
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

/** A member's home, and the notifications. */
export const overviewShots: readonly Shot[] = [
  { screen: "v-overview", dark: true, go: openOverview },
  { screen: "ae-member-phone-notifications", widths: [390], go: openNotices },
  { screen: "s-switch-and-notifications-en", name: "s-notifications", go: openBell },
];
