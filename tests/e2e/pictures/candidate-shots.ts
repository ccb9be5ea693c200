import { demoSpaces } from "@orbita/db/seed";
import { open, type Camera, type Shot } from "./shot.ts";

const pipelineOf = async ({ idOf }: Camera, search: string): Promise<string> =>
  `/work/${demoSpaces.lanterna.url}/job-posts/${await idOf("job")}/applications${search}`;

/** An anonymous candidate, beside the list or on a page. */
async function openBlind(camera: Camera): Promise<void> {
  await camera.as("marta");
  await open(await pipelineOf(camera, "?view=list"))(camera);
  const { page, say } = camera;
  const [named = ""] = say("Application {code}", { code: "§" }).split("§");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${named}`) })
    .first()
    .click();
  await page.getByRole("tab").first().waitFor();
}

/** A rejection that names a requirement, in the given language. */
const answer =
  (language: "Italiano" | "English") =>
  async (camera: Camera): Promise<void> => {
    await camera.as("marta");
    await open(await pipelineOf(camera, "?view=list&q=Haddad"))(camera);
    const { page, say } = camera;
    await page.getByRole("link", { name: "Amir Haddad" }).first().click();
    await page.getByRole("button", { name: say("Do not select"), exact: true }).click();
    await page.getByRole("radio", { name: say("A requirement is missing") }).check();
    await page
      .getByRole("group", { name: say("Which one") })
      .getByRole("button")
      .first()
      .click();
    await page.getByRole("radio", { name: language }).check({ force: true });
    await page
      .getByRole("region", { name: say("The mail, as it arrives") })
      .getByRole("separator")
      .waitFor();
  };

/** A candidate, and a rejection. */
export const candidateShots: readonly Shot[] = [
  { screen: "g-pipeline-list", name: "g-candidate", widths: [1440], dark: true, go: openBlind },
  { screen: "ae-member-phone-candidate", widths: [390], go: openBlind },
  { screen: "aa-reject", go: answer("Italiano") },
  { screen: "aa-reject-en", widths: [1440], go: answer("English") },
];
