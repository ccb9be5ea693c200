import type { Resume } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { designContent, skills, soft } from "./resume-content.ts";
import { open, type ShotContext, type Shot } from "./shot.ts";

type PendingResponse = Promise<unknown>;

/** Calls the api through the web server, as the signed-in user. */
async function call(
  { page, origin }: ShotContext,
  method: "GET" | "POST" | "PATCH",
  path: string,
  data?: object,
): PendingResponse {
  const headers = { origin, "x-request-scope": "public" };
  const answer = await page.request.fetch(origin + basePath + path, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function skillNamed(camera: ShotContext, name: string): Promise<{ name: string; skillId: string | null }> {
  const filters = [{ f: "name", v: name, mm: "c" }];
  const found = await call(camera, "POST", "/skill/search", { page: 0, size: 1, filters });
  const [skill] = (found as { content: { id: string; it: string }[] }).content;
  return { name: skill?.it === name ? skill.it : name, skillId: skill?.it === name ? skill.id : null };
}

/** Opens the resume of the demo user Giulia, with the content of the design mock-up. */
async function openResume(camera: ShotContext): Promise<void> {
  await camera.as("giulia");
  const { page } = camera;
  const { id } = (await call(camera, "GET", "/resume")) as Resume;
  const named = (names: readonly string[]) => Promise.all(names.map((name) => skillNamed(camera, name)));
  const technical = await named(skills.map(([name]) => name));
  await call(camera, "PATCH", `/resume/${id}`, {
    ...designContent,
    technicalSkills: technical.map((skill, at) => ({ ...skill, level: skills[at]?.[1] ?? null })),
    softSkills: await named(soft),
  });
  await open("/resume")(camera);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("heading", { level: 2, name: camera.say("Experience") }).waitFor();
}

/** Closes the last sections and leaves the first ones open, as in the design mock-up. */
async function closeSome(camera: ShotContext): Promise<void> {
  await openResume(camera);
  const { page, say } = camera;
  for (const name of ["Education", "Certifications", "Courses", "Languages", "Interests", "Critical review"] as const)
    await page.getByRole("button", { name: say("Collapse {name}", { name: say(name) }) }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
}

export const resumeShots: readonly Shot[] = [
  { screen: "e-resume", dark: true, go: closeSome },
  {
    screen: "e-resume",
    name: "e-resume-edit",
    go: async (camera) => {
      await openResume(camera);
      const { page, say } = camera;
      await page
        .getByRole("button", { name: say("Edit {name}", { name: "Sviluppatrice backend" }), exact: true })
        .click();
      await page.getByLabel(say("Title"), { exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    screen: "e-resume",
    name: "e-resume-download",
    dark: true,
    go: async (camera) => {
      await openResume(camera);
      await camera.page.getByRole("button", { name: camera.say("Download…"), exact: true }).click();
      await camera.page.getByRole("dialog").waitFor();
    },
  },
];
