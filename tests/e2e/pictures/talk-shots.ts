import { demoSpaces, shownPost } from "@orbita/db/seed";
import { inDatabase } from "../support/database.ts";
import { open, type ShotContext, type Shot } from "./shot.ts";

const work = `/work/${demoSpaces.lanterna.url}`;

/** The application of the user with this email to the post in the screenshots of both the talent and the Space. */
const applied = (email: string) =>
  inDatabase((db) =>
    db
      .selectFrom("applications")
      .innerJoin("users", "users.id", "applications.talent_id")
      .innerJoin("job_posts", "job_posts.id", "applications.job_post_id")
      .select(["applications.id", "applications.job_post_id as post"])
      .where("job_posts.title", "=", shownPost.title)
      .where("users.email", "=", email)
      .executeTakeFirstOrThrow(),
  );
const giulia = () => applied("giulia@demo.orbita.example");
/** In the design mock-up Tommaso is invited to an interview; Luca has proposed times and a colleague's scorecard. */
const tommaso = () => applied("tommaso.grieco@posta.example");
const luca = () => applied("luca.demartini@posta.example");

const openCandidate =
  (who: typeof giulia, tab: string) =>
  async (camera: ShotContext): Promise<void> => {
    await camera.as("marta");
    const { id, post } = await who();
    await open(`${work}/job-posts/${post}/applications?view=list&candidate=${id}`)(camera);
    await camera.page.getByRole("tab", { name: camera.say(tab) }).click();
  };

async function openInbox(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`${work}/messages`)(camera);
  await camera.page.getByRole("main").getByRole("listitem").first().waitFor();
}

async function openThread(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await open(`/messages/${(await giulia()).id}`)(camera);
  await camera.page.getByRole("log").waitFor();
}

async function openTemplate(camera: ShotContext): Promise<void> {
  await openCandidate(giulia, "Messages")(camera);
  const { page, say } = camera;
  await page.getByRole("button", { name: say("Templates") }).click();
  await page.getByRole("menuitem", { name: say("Manage templates…") }).click();
  await page
    .getByRole("dialog", { name: say("Templates") })
    .getByRole("listitem")
    .first()
    .getByRole("button")
    .click();
  await page.getByRole("dialog").last().getByRole("textbox").first().waitFor();
}

/** Proposes three times of the next week by keyboard: in a grid where there is room, in a list of days on a phone. */
async function propose(camera: ShotContext): Promise<void> {
  await openCandidate(tommaso, "Interview")(camera);
  const { page, say } = camera;
  await page.getByRole("button", { name: say("Propose interview…") }).click();
  const name = "Tommaso Grieco";
  const dialog = page.getByRole("dialog", { name: say("Invite {name} to an interview", { name }) });
  await dialog.getByRole("button", { name: say("Next week") }).click();
  const [cells, days] = [dialog.getByRole("gridcell"), dialog.getByRole("button", { name: /, (9:30|10:30|14:00)$/ })];
  await cells.or(days).first().waitFor();
  if ((await cells.count()) > 0)
    for (const time of ["9:30", "10:30", "14:00"].entries())
      await dialog
        .getByRole("gridcell", { name: new RegExp(`, ${time[1]}$`) })
        .nth(time[0] + 1)
        .click();
  else for (const place of [0, 1, 2]) await days.nth(place).click();
  await dialog.getByLabel(say("Link"), { exact: true }).fill("https://meet.demo.orbita.example/lanterna");
  await dialog
    .getByLabel(say("Interview topics"))
    .fill("RabbitMQ tra 40 magazzini: come avete scelto che cosa perdere. Niente test dal vivo.");
}

async function openPick(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await open(`/applications?id=${(await giulia()).id}`)(camera);
  const { page, say } = camera;
  const card = page.getByRole("region", { name: say("Interview") });
  await card.getByRole("button").first().waitFor();
  const times = card.getByRole("radio");
  if ((await times.count()) > 0) await times.nth(1).check();
  await card.scrollIntoViewIfNeeded();
}

/** Opens an accepted interview time that the talent asks to move. The request is made only once. */
async function openMoved(camera: ShotContext): Promise<void> {
  await openPick(camera);
  const { page, say } = camera;
  const take = page.getByRole("button", { name: say("Choose this time") });
  if (await take.isVisible()) await take.click();
  const ask = page.getByRole("button", { name: say("Ask for another time…") });
  const asked = page.getByText(
    say("You asked for another time. The current one will stay booked until the Space proposes others."),
  );
  await ask.or(asked).first().waitFor();
  if (await ask.isVisible()) {
    await ask.click();
    await page
      .getByRole("dialog")
      .getByLabel(say("When are you available?"))
      .fill("Mercoledì dopo le 15, o giovedì mattina.");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Send"), exact: true })
      .click();
  }
  await asked.waitFor();
}

async function openCard(camera: ShotContext): Promise<void> {
  await openCandidate(luca, "Scorecard")(camera);
  const { page, say } = camera;
  const part = page.getByRole("tabpanel");
  await part.getByRole("radiogroup").first().getByRole("radio").nth(1).check({ force: true });
  await part
    .getByRole("button", { name: say("Add note") })
    .first()
    .click();
  await part.getByRole("textbox").first().fill("Ha tenuto insieme due versioni del protocollo per un anno.");
}

/** Opens the scorecards of a candidate. Submits the user's own scorecard once, so that the picture shows two. */
async function openCards(camera: ShotContext): Promise<void> {
  await openCandidate(luca, "Scorecard")(camera);
  const { page, say } = camera;
  const [hand, change] = [say("Submit scorecard"), say("Edit my scorecard")].map((name) =>
    page.getByRole("button", { name }),
  );
  await hand!.or(change!).first().waitFor();
  if (await hand!.isVisible()) {
    for (const group of await page.getByRole("tabpanel").getByRole("radiogroup").all())
      await group.getByRole("radio").first().check({ force: true });
    await hand!.click();
  }
  await change!.waitFor();
}

/** Screenshots of messages, interviews and scorecards, in the order in which the events happen. */
export const talkShots: readonly Shot[] = [
  { screen: "messages-inbox", dark: true, go: openInbox },
  { screen: "messages-thread", dark: true, go: openThread },
  { screen: "messages-candidate", dark: true, go: openCandidate(giulia, "Messages") },
  { screen: "messages-template", dark: true, go: openTemplate },
  { screen: "aa-interview", dark: true, go: propose },
  { screen: "interview-pick", dark: true, go: openPick },
  { screen: "interview-moved", dark: true, go: openMoved },
  { screen: "interview-space", dark: true, go: openCandidate(giulia, "Interview") },
  { screen: "scorecard-first", dark: true, go: openCard },
  { screen: "scorecard-others", dark: true, go: openCards },
];
