import { untilAlive } from "../support/alive.ts";
import { aHarbour } from "../support/files.ts";
import { open, type Camera, type Shot } from "./shot.ts";

/** Sets Giulia's cover, unless an earlier picture did. */
async function chooseCover({ page, say, origin, at }: Camera): Promise<void> {
  await page.goto(origin + at("/settings"));
  const part = page.getByRole("region", { name: say("Cover") });
  const taken = part.getByRole("button", { name: say("Change") });
  await part.getByRole("heading").waitFor();
  if (await taken.isVisible()) return;
  await part.getByLabel(say("Drop an image for the cover here")).setInputFiles(await aHarbour());
  await page.getByRole("button", { name: say("Use this one") }).click();
  await taken.waitFor();
}

/** The demo's resume is the resume of the design. */
async function openProfile(camera: Camera): Promise<void> {
  await camera.as("giulia");
  await chooseCover(camera);
  await open("/u/giulia.ferraris")(camera);
  await untilAlive(camera.page);
}

async function openShare(camera: Camera): Promise<void> {
  await openProfile(camera);
  const { page, say } = camera;
  const bar = page.getByRole("complementary", { name: say("Your profile") });
  await bar.getByRole("button", { name: say("Share"), exact: true }).click();
  await page.getByRole("heading", { name: say("Active links") }).waitFor();
}

/** Creates a link and then shows it: the design has both in one picture. */
async function makeLink(camera: Camera): Promise<void> {
  await openShare(camera);
  const { page, say } = camera;
  await page.getByLabel(say("Who is it for")).fill("Fiera di Genova");
  await page.getByRole("button", { name: say("Make the link") }).click();
  await page.getByLabel(say("Link"), { exact: true }).waitFor();
}

export const profileShots: readonly Shot[] = [
  { screen: "ac-profile", go: openProfile },
  { screen: "ac-share", go: openShare },
  { screen: "ac-share", name: "ac-share-made", widths: [1440], go: makeLink },
];
