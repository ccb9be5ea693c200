import { demoSpaces } from "@orbita/db/seed";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { open, type ShotContext, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

async function openSettings(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}/settings`)(camera);
  await camera.page.getByLabel(camera.say("Headline")).waitFor();
}

/** Changes two fields without saving, as in the design mock-up. */
async function changeSettings(camera: ShotContext): Promise<void> {
  await openSettings(camera);
  const { page, say } = camera;
  await page.getByLabel(say("Headline")).fill("Il software che muove i porti, scritto tra le gru.");
  await page.getByLabel(say("Year founded")).fill("2008");
  await page.getByRole("heading", { level: 1 }).focus();
}

async function leaveSettings(camera: ShotContext): Promise<void> {
  await changeSettings(camera);
  const { page, say } = camera;
  await page
    .getByRole("link", { name: say("Jobs") })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

const openMenuOf = async ({ page, say }: ShotContext, name: string): Promise<void> => {
  await page.getByRole("button", { name: say("Actions for {name}", { name }) }).click();
  await page.getByRole("menu").waitFor();
};

/** Opens the members page and the menu of the signed-in member, which shows why the member cannot leave. */
async function openMembers(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}/members`)(camera);
  const { page, say } = camera;
  const own = page
    .getByRole("row", { name: say("(you)") })
    .or(page.getByRole("listitem").filter({ hasText: say("(you)") }));
  await own.first().getByRole("button").last().click();
  await page.getByRole("menu").waitFor();
}

async function openLastMember(camera: ShotContext): Promise<void> {
  const { page, language } = camera;
  const person = await aPerson(language);
  const space = await aSpace(person, "Ferramenta Bormida");
  await signInQuietly(page, person);
  await open(`/work/${space.url}/members`)(camera);
  await openMenuOf(camera, `${person.firstName} ${person.lastName}`);
}

const openList = (type: string) => async (camera: ShotContext) => {
  await camera.as("admin");
  await open(`/admin/lists/${type}`)(camera);
  await camera.page.getByRole("table").waitFor();
};

/**
 * Opens the dialog that merges two selected entries, with the choice of the entry that stays. Shows benefits instead of the design's contract
 * types: code depends on the contract types, so they cannot be merged.
 */
async function openMerge(camera: ShotContext): Promise<void> {
  await openList("benefit")(camera);
  const { page, say } = camera;
  for (const it of ["Buoni pasto", "Mensa aziendale"])
    await page.getByLabel(say("Select {it}", { it }), { exact: true }).check();
  await page.getByRole("button", { name: say("Merge…") }).click();
  await page.getByRole("dialog").waitFor();
}

async function createSpace(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  await open("/spaces/new")(camera);
  const { page, say } = camera;
  await page.getByLabel(say("Name"), { exact: true }).fill("Ferramenta Bormida");
  await page
    .getByRole("status")
    .filter({ hasText: say("Free") })
    .waitFor();
}

/** Screenshots of the company's pages, as guests, members and admins see them. */
export const companyShots: readonly Shot[] = [
  { screen: "f-space", dark: true, go: open(`/space/${lanterna}`) },
  { screen: "f-space", name: "f-spaces", dark: true, go: open("/spaces") },
  { screen: "a-home", name: "f-companies", dark: true, go: open("/companies") },
  { screen: "ah-share-space", widths: [1440], go: open(`/space/${lanterna}/share.png`) },
  { screen: "t-space-create", widths: [1440], go: createSpace },
  { screen: "t-space-edit", go: changeSettings },
  { screen: "t-space-edit-leave", widths: [1440], go: leaveSettings },
  { screen: "u-members", widths: [1440], go: openMembers },
  { screen: "u-members-last", widths: [1440], go: openLastMember },
  { screen: "y-admin-lists", widths: [1440], go: openList("contract_type") },
  { screen: "y-admin-lists-merge", widths: [1440], go: openMerge },
];
