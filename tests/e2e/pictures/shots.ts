import { demoPassword, demoSpaces } from "@orbita/db/seed";
import { untilAlive } from "../support/alive.ts";
import { plugIn } from "../support/authenticator.ts";
import { aHarbour, aPortrait } from "../support/files.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { confirmByPassword } from "../support/step-up.ts";
import { applicationShots } from "./application-shots.ts";
import { assistantShots } from "./assistant-shots.ts";
import { billingShots, statisticsShots } from "./billing-shots.ts";
import { feedShots } from "./feed-shots.ts";
import { candidateShots } from "./candidate-shots.ts";
import { companyShots } from "./company-shots.ts";
import { overviewShots } from "./overview-shots.ts";
import { pipelineShots } from "./pipeline-shots.ts";
import { promiseShots } from "./promise-shots.ts";
import { talkShots } from "./talk-shots.ts";
import { talentShots } from "./talent-shots.ts";
import { profileShots } from "./profile-shots.ts";
import { resumeShots } from "./resume-shots.ts";
import { resumeUploadShots } from "./resume-upload-shots.ts";
import { open, type ShotContext, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

async function openDraft({ page, origin, at, as, idOf }: ShotContext): Promise<void> {
  await as("marta");
  await page.goto(origin + at(`/work/${lanterna}/job-posts/${await idOf("draft")}`));
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function openSwitch({ page, say, origin, at, as }: ShotContext): Promise<void> {
  await as("marta");
  await page.goto(origin + at("/jobs"));
  await page.getByRole("button", { name: say("Acting as {shown}", { shown: "Marta" }) }).click();
}

async function askForCode({ page, say, origin, at }: ShotContext): Promise<void> {
  await page.goto(origin + at("/sign-in"));
  const pending = { email: "giulia@posta.example", sentAt: Date.now() - 78_000 };
  await page.evaluate((value) => sessionStorage.setItem("orbita.reset", value), JSON.stringify(pending));
  await page.goto(origin + at("/forgot-password"));
  await page.getByRole("textbox", { name: say("Six-digit code") }).pressSequentially("408");
}

/** Opens the form for a new password. Skips the mail: the stubbed response accepts any code, and no password is set. */
async function choosePassword(camera: ShotContext): Promise<void> {
  const { page, say } = camera;
  await page.route("**/auth/password-reset-validate", (route) => route.fulfill({ json: { token: "x".repeat(43) } }));
  await askForCode(camera);
  await page.getByRole("textbox", { name: say("Six-digit code") }).pressSequentially("212");
  const password = page.getByLabel(say("Password"), { exact: true });
  await password.fill("banchina-Pra7");
  await page.getByRole("button", { name: say("Show password") }).click();
  await page.getByLabel(say("Confirm password"), { exact: true }).fill("banchina-Pra");
  await page.getByLabel(say("Confirm password"), { exact: true }).blur();
  await page.getByRole("meter", { name: say("Password strength") }).waitFor();
  await password.focus();
}

/** Opens the last question of the welcome page, as in the design mock-up. A new user gets there by answering the others. */
async function openStart({ page, say, origin, at, language }: ShotContext): Promise<void> {
  await signInQuietly(page, await aPerson(language));
  await page.goto(origin + at("/welcome"));
  await page.getByRole("radio", { name: say("I’m looking for work") }).check();
  const questions = [say("Which language do you prefer?"), say("What’s your name?")];
  for (const question of [...questions, say("How would you like to start, {firstName}?", { firstName: "Giulia" })]) {
    await page.getByRole("button", { name: say("Continue"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: question }).waitFor();
  }
}

/** Opens the cropping of a profile picture, above a cover that is in use. */
async function cropPicture({ page, say, origin, at, as }: ShotContext): Promise<void> {
  await as("giulia");
  await page.goto(origin + at("/settings"));
  const photo = await aPortrait();
  const cover = page.getByRole("region", { name: say("Cover") });
  const taken = cover.getByRole("button", { name: say("Change") });
  await cover.getByRole("heading").waitFor();
  if (!(await taken.isVisible())) {
    await cover
      .getByLabel(say("<0>Drop a cover image here</0> or <1>choose a file</1>"))
      .setInputFiles(await aHarbour());
    await page.getByRole("button", { name: say("Use this image") }).click();
    await taken.waitFor();
  }
  await page.getByLabel(say("<0>Drop a photo of yourself here</0> or <1>choose a file</1>")).setInputFiles(photo);
  await page.getByRole("slider", { name: say("Zoom") }).fill("1.4");
}

/** Opens the account of the demo user Giulia, with a passkey of her phone as in the design mock-up. */
async function makePasskey({ page, say, origin, at, as }: ShotContext): Promise<void> {
  await as("giulia");
  await plugIn(page);
  await page.goto(origin + at("/settings/security"));
  await page.getByRole("button", { name: say("Add passkey") }).click();
  await confirmByPassword(page, say, demoPassword);
  await page.getByRole("button", { name: say("Rename"), exact: true }).click();
  await page.getByLabel(say("Name"), { exact: true }).fill("Telefono di Giulia");
  await page.getByRole("button", { name: say("Save") }).click();
  await page.getByText("Telefono di Giulia").first().waitFor();
}

const openSettings = (part: string) => async (camera: ShotContext) => {
  await camera.as("giulia");
  await open(`/settings/${part}`)(camera);
  await camera.page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await camera.page
    .getByRole("table")
    .or(camera.page.getByRole("switch"))
    .or(camera.page.getByRole("button"))
    .first()
    .waitFor();
};

/** Opens the privacy settings with two Spaces and a domain that the user hides from, as in the design mock-up. */
async function openPrivacy(camera: ShotContext): Promise<void> {
  await openSettings("privacy")(camera);
  const { page, say } = camera;
  const field = page.getByRole("combobox", { name: say("Space or email domain") });
  for (const name of [demoSpaces.velamare.name, demoSpaces.arno.name, "portolano.example"]) {
    const line = page.getByRole("button", { name: say("Remove {name}", { name }) });
    if (await line.isVisible()) continue;
    await field.fill(name);
    if (!name.endsWith(".example")) await page.getByRole("option", { name }).click();
    await page.getByRole("button", { name: say("Hide"), exact: true }).click();
    await line.waitFor();
  }
  await page.getByRole("heading", { level: 1 }).focus();
}

async function openDeletion(camera: ShotContext): Promise<void> {
  await openSettings("data")(camera);
  const { page, say } = camera;
  await page.getByRole("button", { name: say("Delete…") }).click();
  await confirmByPassword(page, say, demoPassword);
  await page.getByLabel(say("Enter your username to confirm")).fill("giulia.ferraris");
}

async function openVerification({ page, origin, at, as }: ShotContext): Promise<void> {
  await as("marta");
  await page.goto(origin + at(`/work/${lanterna}/settings/verification`));
  await page.getByRole("heading", { level: 3 }).last().waitFor();
}

/** All screenshots, in the order in which they are taken. */
export const shots: readonly Shot[] = [
  { screen: "a-home", dark: true, go: open("/") },
  ...overviewShots,
  ...statisticsShots,
  ...pipelineShots,
  ...candidateShots,
  ...talentShots,
  ...assistantShots,
  ...billingShots,
  ...feedShots,
  ...profileShots,
  {
    screen: "ad-job-posts",
    widths: [1440],
    go: async (camera) => {
      await camera.as("marta");
      await open(`/work/${lanterna}/job-posts`)(camera);
      // Opens the menu of the third row, as in the design mock-up.
      await camera.page.getByRole("row").nth(3).getByRole("button").click();
      await camera.page.getByRole("menu").waitFor();
    },
  },
  { screen: "ah-ranking", go: open("/ranking") },
  {
    screen: "ah-share-job",
    widths: [1440],
    go: async (camera) => open(`/jobs/${await camera.idOf("job")}/share.png`)(camera),
  },
  { screen: "contact", dark: true, go: open("/contact") },
  { screen: "an-pay-compass", dark: true, go: open("/salaries/orbita-backend-developer?region=Liguria") },
  { screen: "b-jobs", dark: true, go: open("/jobs?q=backend&workplace=hybrid.full_remote&pay=35000") },
  ...applicationShots,
  ...resumeUploadShots,
  ...companyShots,
  ...resumeShots,
  { screen: "i-job-editor", widths: [1440], dark: true, go: openDraft },
  {
    screen: "i-job-publish",
    widths: [1440],
    go: async (camera) => {
      await openDraft(camera);
      await camera.page.getByRole("button", { name: camera.say("Publish…") }).click();
      await camera.page.getByRole("dialog").waitFor();
    },
  },
  { screen: "n-onboarding", go: openStart },
  { screen: "n-sign-in", go: open("/sign-in") },
  { screen: "n-sign-in", name: "n-sign-up", go: open("/sign-up") },
  { screen: "p-states", name: "p-states-empty", go: open("/jobs?q=xyzzy&city=Genova") },
  { screen: "p-states", name: "p-states-not-found", go: open("/nowhere") },
  {
    screen: "p-states",
    name: "p-states-not-allowed",
    go: async (camera) => {
      await camera.as("giulia");
      await open(`/work/${lanterna}/job-posts`)(camera);
      await camera.page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    screen: "p-states",
    name: "p-states-offline",
    go: async (camera) => {
      await open("/jobs")(camera);
      const { page, say } = camera;
      await untilAlive(page);
      await page.waitForTimeout(500);
      await page.context().setOffline(true);
      await page.getByText(say("You’re offline. What you wrote is safe on this device.")).waitFor();
    },
  },
  {
    screen: "q-kit",
    widths: [1440],
    go: async ({ page, development }) => {
      await page.goto(`${await development()}/_gallery`);
      await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 60_000 });
    },
  },
  { screen: "s-switch-and-notifications-en", name: "s-switch", go: openSwitch },
  { screen: "w1-settings-profile", dark: true, go: cropPicture },
  {
    screen: "w4-settings-security",
    dark: true,
    go: async (camera) => {
      await makePasskey(camera);
      await camera.page.getByRole("list", { name: camera.say("Activity") }).waitFor();
    },
  },
  { screen: "w2-settings-privacy", dark: true, go: openPrivacy },
  { screen: "w3-settings-notifications", dark: true, go: openSettings("notifications") },
  { screen: "w4-settings-delete", go: openDeletion },
  { screen: "x-code", go: askForCode },
  { screen: "x-reset", go: choosePassword },
  ...talkShots,
  ...promiseShots,
  { screen: "ap-who-saw", dark: true, go: openSettings("who-saw") },
  { screen: "av-verification", dark: true, go: openVerification },
];
