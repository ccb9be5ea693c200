import { demoSpaces, shownPost } from "@orbita/db/seed";
import { sql } from "kysely";
import { inDatabase } from "../support/database.ts";
import { open, type ShotContext, type Shot } from "./shot.ts";

const work = `/work/${demoSpaces.lanterna.url}`;

/** In the demo no reply is late. Makes the replies to `count` applications late, each 20 hours later than the one before. */
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

async function openOverview(camera: ShotContext): Promise<void> {
  await leaveWaiting(10);
  await camera.as("marta");
  await open(work)(camera);
  await camera.page.getByRole("button", { name: camera.say("Show who’s waiting") }).click();
  await camera.page.getByRole("list", { name: camera.say("Candidates with an overdue reply") }).waitFor();
}

async function openPosts(camera: ShotContext): Promise<void> {
  await leaveWaiting(10);
  await camera.as("marta");
  await open(`${work}/job-posts`)(camera);
  await camera.page.getByRole("button", { name: camera.say("Show who’s waiting") }).waitFor();
}

/** Makes a fifth or more of all replies late, so that publishing is refused, with the list of late replies. */
async function openRefused(camera: ShotContext): Promise<void> {
  await leaveWaiting(14);
  await camera.as("marta");
  await open(`${work}/job-posts/${await camera.idOf("draft")}`)(camera);
  const { page, say } = camera;
  await page.getByRole("button", { name: say("Publish…") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Publish now") })
    .click();
  await page.getByRole("list", { name: say("Candidates with an overdue reply") }).waitFor();
}

async function openClosing(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`${work}/job-posts?status=published&q=backend+Java`)(camera);
  const { page, say } = camera;
  await page
    .getByRole("button", { name: say("Actions for {0}", { 0: shownPost.title }) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: say("Close job…") }).click();
  const dialog = page.getByRole("dialog", { name: say("Close this job?") });
  await dialog.getByRole("radio").first().check({ force: true });
  await dialog.getByLabel(say("In Italian")).waitFor();
}

async function openJob(camera: ShotContext): Promise<void> {
  await open(`/jobs/${await camera.idOf("job")}`)(camera);
  await camera.page.getByRole("heading", { level: 1 }).waitFor();
}

/** Screenshots of kept and broken reply promises. They come near the end, because they change the demo data. */
export const promiseShots: readonly Shot[] = [
  { screen: "c-job", name: "promise-job", dark: true, go: openJob },
  { screen: "promise-banner", dark: true, go: openOverview },
  { screen: "promise-posts", dark: true, go: openPosts },
  { screen: "promise-refused", dark: true, go: openRefused },
  { screen: "promise-closing", dark: true, go: openClosing },
];
