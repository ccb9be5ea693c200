import { demoSpaces } from "@orbita/db/seed";
import { open, type ShotContext, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;
/**
 * A search within 150 km of Genova, which includes Torino. Only the residence counts: the search does not find talents who live
 * farther away and would move to Genova.
 */
const asked = "?q=backend+per+la+logistica&place=Genova&at=44.4071%2C8.9347&km=150&languages=en-B2&years=3-12";

async function openSearch(camera: ShotContext): Promise<void> {
  await camera.as("marta");
  await open(`/work/${lanterna}/talents${asked}`)(camera);
  await camera.page.locator("[data-talent]").first().waitFor();
}

/** Searches talents and selects two skills of the filter list, as in the design mock-up. */
async function searchTalents(camera: ShotContext): Promise<void> {
  await openSearch(camera);
  for (const name of ["Java", "PostgreSQL"]) {
    const box = camera.page.getByRole("checkbox", { name: new RegExp(`^${name}\\b(?!S)`) });
    if (await box.first().isVisible()) await box.first().check();
    await camera.page.locator('[aria-busy="false"] [data-talent]').first().waitFor();
  }
}

async function openSheet(camera: ShotContext): Promise<void> {
  await openSearch(camera);
  await camera.page.getByRole("button", { name: camera.say("Filters · {count}", { count: 3 }) }).click();
  await camera.page.getByRole("dialog").waitFor();
}

async function openCv(camera: ShotContext): Promise<void> {
  await openSearch(camera);
  await camera.page.locator("[data-talent]").first().click();
  await camera.page.getByRole("dialog").getByRole("heading", { level: 2 }).nth(1).waitFor();
}

/** Screenshots of found talents, the matching criteria, and a CV. */
export const talentShots: readonly Shot[] = [
  { screen: "h-talent-search", widths: [1440], dark: true, go: searchTalents },
  { screen: "h-talent-search", name: "h-talent-cv", widths: [1440], dark: true, go: openCv },
  { screen: "ae-member-phone-search", widths: [390], go: openSheet },
];
