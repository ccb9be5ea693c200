import { demoSpaces } from "@orbita/db/seed";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { open, type Camera, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

async function openSettings(camera: Camera): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}/settings`)(camera);
  await camera.page.getByLabel(camera.say("Headline")).waitFor();
}

/** As in the design: a field and a place with unsaved changes. */
async function changeSettings(camera: Camera): Promise<void> {
  await openSettings(camera);
  const { page, say } = camera;
  await page.getByLabel(say("Headline")).fill("Il software che muove i porti, scritto tra le gru.");
  await page.getByLabel(say("Year of foundation")).fill("2008");
  await page.getByRole("heading", { level: 1 }).focus();
}

async function leaveSettings(camera: Camera): Promise<void> {
  await changeSettings(camera);
  const { page, say } = camera;
  await page
    .getByRole("link", { name: say("Job posts") })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

const openMenuOf = async ({ page, say }: Camera, name: string): Promise<void> => {
  await page.getByRole("button", { name: say("Acts for {name}", { name }) }).click();
  await page.getByRole("menu").waitFor();
};

/** The member who cannot leave, with the reason. */
async function openMembers(camera: Camera): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}/members`)(camera);
  const { page, say } = camera;
  const own = page
    .getByRole("row", { name: say("(you)") })
    .or(page.getByRole("listitem").filter({ hasText: say("(you)") }));
  await own.first().getByRole("button").last().click();
  await page.getByRole("menu").waitFor();
}

async function openLastMember(camera: Camera): Promise<void> {
  const { page, language } = camera;
  const person = await aPerson(language);
  const space = await aSpace(person, "Ferramenta Bormida");
  await signInQuietly(page, person);
  await open(`/work/${space.url}/members`)(camera);
  await openMenuOf(camera, `${person.firstName} ${person.lastName}`);
}

const openList = (type: string) => async (camera: Camera) => {
  await camera.as("admin");
  await open(`/admin/lists/${type}`)(camera);
  await camera.page.getByRole("table").waitFor();
};

/** Two selected entries, and the choice which of them stays. Uses another list, because the code depends on the contract types. */
async function openMerge(camera: Camera): Promise<void> {
  await openList("benefit")(camera);
  const { page, say } = camera;
  for (const it of ["Buoni pasto", "Mensa aziendale"])
    await page.getByLabel(say("Choose {it}", { it }), { exact: true }).check();
  await page.getByRole("button", { name: say("Merge…") }).click();
  await page.getByRole("dialog").waitFor();
}

async function createSpace(camera: Camera): Promise<void> {
  await camera.as("giulia");
  await open("/spaces/new")(camera);
  const { page, say } = camera;
  await page.getByLabel(say("Name"), { exact: true }).fill("Ferramenta Bormida");
  await page
    .getByRole("status")
    .filter({ hasText: say("free") })
    .waitFor();
}

/** The company side, seen by guests, members and admins. */
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
