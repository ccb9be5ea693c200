import { demoSpaces } from "@orbita/db/seed";
import { open, type ShotContext, type Shot } from "./shot.ts";

const pipelineOf = async ({ idOf }: ShotContext, search: string): Promise<string> =>
  `/work/${demoSpaces.lanterna.url}/job-posts/${await idOf("job")}/applications${search}`;

/** Opens an anonymous candidate, beside the list or on a separate page. */
async function openBlind(camera: ShotContext): Promise<void> {
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

/** Opens a rejection that names an unmet requirement, in the given language. */
const answer =
  (language: "Italiano" | "English") =>
  async (camera: ShotContext): Promise<void> => {
    await camera.as("marta");
    await open(await pipelineOf(camera, "?view=list&q=Haddad"))(camera);
    const { page, say } = camera;
    await page.getByRole("link", { name: "Amir Haddad" }).first().click();
    await page.getByRole("button", { name: say("Reject…"), exact: true }).click();
    await page.getByRole("radio", { name: say("A requirement is missing") }).check();
    await page
      .getByRole("group", { name: say("Missing requirements") })
      .getByRole("button")
      .first()
      .click();
    await page.getByRole("radio", { name: language }).check({ force: true });
    await page
      .getByRole("region", { name: say("Email preview") })
      .getByRole("separator")
      .waitFor();
  };

/** Screenshots of a candidate and of a rejection. */
export const candidateShots: readonly Shot[] = [
  { screen: "g-pipeline-list", name: "g-candidate", widths: [1440], dark: true, go: openBlind },
  { screen: "ae-member-phone-candidate", widths: [390], go: openBlind },
  { screen: "aa-reject", go: answer("Italiano") },
  { screen: "aa-reject-en", widths: [1440], go: answer("English") },
];
