import { demoSpaces } from "@orbita/db/seed";
import { open, type ShotContext, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

const openPipeline =
  (search = "") =>
  async (camera: ShotContext): Promise<void> => {
    await camera.as("marta");
    await open(`/work/${lanterna}/job-posts/${await camera.idOf("job")}/applications${search}`)(camera);
    await camera.page.locator("[data-card]").first().waitFor();
  };

/** Drags a card and holds it over the same column as in the design mock-up. */
async function dragCard(camera: ShotContext): Promise<void> {
  await openPipeline()(camera);
  const { page } = camera;
  const lanes = page.getByRole("main").getByRole("region");
  const from = await lanes.nth(1).getByRole("listitem").nth(1).boundingBox();
  const to = await lanes.nth(2).boundingBox();
  if (!from || !to) throw new Error("no card to take");
  await page.mouse.move(from.x + 60, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 160, { steps: 8 });
}

/** Selects three cards and opens the menu of statuses that they can move to. */
async function openBulkMenu(camera: ShotContext): Promise<void> {
  await openPipeline("?view=list")(camera);
  const { page, say } = camera;
  for (const row of [2, 4, 5]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
  await page.getByRole("button", { name: say("Move to…") }).click();
  await page.getByRole("menu").waitFor();
}

async function openOnPhone(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}/job-posts/${await camera.idOf("job")}/applications`)(camera);
  await camera.page.getByRole("main").getByRole("listitem").first().waitFor();
}

/** Screenshots of a post's applications: board, list, bulk actions, tablet and phone. */
export const pipelineShots: readonly Shot[] = [
  { screen: "g-pipeline-board", widths: [1440], dark: true, go: dragCard },
  { screen: "g-pipeline-list", widths: [1440], dark: true, go: openPipeline("?view=list") },
  { screen: "aa-move", widths: [1440], go: openBulkMenu },
  { screen: "ai-tablet-board", widths: [900], go: openPipeline() },
  { screen: "ae-member-phone-pipeline", widths: [390], go: openOnPhone },
];
