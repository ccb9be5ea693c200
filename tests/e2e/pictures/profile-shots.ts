import { untilAlive } from "../support/alive.ts";
import { aHarbour } from "../support/files.ts";
import { open, type ShotContext, type Shot } from "./shot.ts";

/** Sets the cover of the demo user Giulia, unless an earlier picture did. */
async function chooseCover({ page, say, origin, at }: ShotContext): Promise<void> {
  await page.goto(origin + at("/settings"));
  const part = page.getByRole("region", { name: say("Cover") });
  const taken = part.getByRole("button", { name: say("Change") });
  await part.getByRole("heading").waitFor();
  if (await taken.isVisible()) return;
  await part.getByLabel(say("<0>Drop a cover image here</0> or <1>choose a file</1>")).setInputFiles(await aHarbour());
  await page.getByRole("button", { name: say("Use this image") }).click();
  await taken.waitFor();
}

/** Opens the demo user's profile. Her resume is the resume of the design mock-up. */
async function openProfile(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await chooseCover(camera);
  await open("/u/giulia.ferraris")(camera);
  await untilAlive(camera.page);
}

async function openShare(camera: ShotContext): Promise<void> {
  await openProfile(camera);
  const { page, say } = camera;
  const bar = page.getByRole("complementary", { name: say("Your profile") });
  await bar.getByRole("button", { name: say("Share"), exact: true }).click();
  await page.getByRole("heading", { name: say("Active links") }).waitFor();
}

/** Creates a share link and then shows it, because the design has both in one picture. */
async function makeLink(camera: ShotContext): Promise<void> {
  await openShare(camera);
  const { page, say } = camera;
  await page.getByLabel(say("Recipient")).fill("Fiera di Genova");
  await page.getByRole("button", { name: say("Create link") }).click();
  await page.getByLabel(say("Link"), { exact: true }).waitFor();
}

export const profileShots: readonly Shot[] = [
  { screen: "ac-profile", go: openProfile },
  { screen: "ac-share", go: openShare },
  { screen: "ac-share", name: "ac-share-made", widths: [1440], go: makeLink },
];
