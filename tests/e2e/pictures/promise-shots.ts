import { demoSpaces, shownPost } from "@orbita/db/seed";
import { sql } from "kysely";
import { inDatabase } from "../support/database.ts";
import { open, type Camera, type Shot } from "./shot.ts";

const work = `/work/${demoSpaces.lanterna.url}`;

/** The demo replies in time: for these pictures this many of its candidates become late, each by one day more. */
const leaveWaiting = (count: number) =>
  inDatabase((db) =>
    sql`with chosen as (
      select a.id, row_number() over (order by a.status desc, a.code) as place from applications a
      join spaces s on s.id = a.space_id
      where s.url = ${demoSpaces.lanterna.url} and a.reply_by is not null limit ${count})
    update applications a set reply_by = now() - chosen.place * interval '20 hours' from chosen where chosen.id = a.id`.execute(
      db,
    ),
  );

async function openOverview(camera: Camera): Promise<void> {
  await leaveWaiting(10);
  await camera.as("marta");
  await open(work)(camera);
  await camera.page.getByRole("button", { name: camera.say("Show who waits") }).click();
  await camera.page.getByRole("list", { name: camera.say("Who waits past the promised day") }).waitFor();
}

async function openPosts(camera: Camera): Promise<void> {
  await leaveWaiting(10);
  await camera.as("marta");
  await open(`${work}/job-posts`)(camera);
  await camera.page.getByRole("button", { name: camera.say("Show who waits") }).waitFor();
}

/** A fifth or more of all: publishing is refused, with the list of late replies. */
async function openRefused(camera: Camera): Promise<void> {
  await leaveWaiting(14);
  await camera.as("marta");
  await open(`${work}/job-posts/${await camera.idOf("draft")}`)(camera);
  const { page, say } = camera;
  await page.getByRole("button", { name: say("Publish…") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Publish now") })
    .click();
  await page.getByRole("list", { name: say("Who waits past the promised day") }).waitFor();
}

async function openClosing(camera: Camera): Promise<void> {
  await camera.as("marta");
  await open(`${work}/job-posts?status=published&q=backend+Java`)(camera);
  const { page, say } = camera;
  await page
    .getByRole("button", { name: say("Acts on {0}", { 0: shownPost.title }) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: say("Close…") }).click();
  const dialog = page.getByRole("dialog", { name: say("Close the job post?") });
  await dialog.getByRole("radio").first().check({ force: true });
  await dialog.getByLabel(say("In Italian")).waitFor();
}

async function openJob(camera: Camera): Promise<void> {
  await open(`/jobs/${await camera.idOf("job")}`)(camera);
  await camera.page.getByRole("heading", { level: 1 }).waitFor();
}

/** Kept and broken reply promises; last, because these pictures change the demo data. */
export const promiseShots: readonly Shot[] = [
  { screen: "c-job", name: "promise-job", dark: true, go: openJob },
  { screen: "promise-banner", dark: true, go: openOverview },
  { screen: "promise-posts", dark: true, go: openPosts },
  { screen: "promise-refused", dark: true, go: openRefused },
  { screen: "promise-closing", dark: true, go: openClosing },
];
