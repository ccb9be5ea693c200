import { demoSpaces } from "@orbita/db/seed";
import { open, type ShotContext, type Shot } from "./shot.ts";

const lanterna = demoSpaces.lanterna.url;

const questions = {
  it: ["Ha usato RabbitMQ?", "È disposto a fare reperibilità?", "Quanti anni ha?"],
  en: ["Has he used RabbitMQ?", "Is he willing to be on call?", "How old is he?"],
};

async function ask({ page, say }: ShotContext, question: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/get-resume-assistant-response"));
  await page.getByRole("textbox", { name: say("Question") }).fill(question);
  await page.keyboard.press("Enter");
  await answered;
  await page.locator('section[aria-busy="false"]').waitFor();
}

/** Begins a new conversation: deletes that of the previous picture first. */
async function begin({ page, say }: ShotContext): Promise<void> {
  await page.getByRole("textbox", { name: say("Question") }).waitFor();
  const forget = page.getByRole("button", { name: say("Delete conversation") });
  if (!(await forget.isVisible())) return;
  await forget.click();
  await page.getByRole("button", { name: say("Delete"), exact: true }).click();
  await forget.waitFor({ state: "hidden" });
}

/** Opens a talent's CV with the conversation beside it: an answer with an opened line, a missing fact, a declined question. */
async function askTheCv(camera: ShotContext): Promise<void> {
  const { page, say } = camera;
  await camera.as("marta");
  await open(`/work/${lanterna}/talents?q=backend+per+la+logistica`)(camera);
  await page.getByRole("link", { name: "Tommaso Grieco", exact: true }).click();
  await page.getByRole("link", { name: say("Open profile") }).click();
  await page.getByRole("heading", { level: 1, name: "Tommaso Grieco" }).waitFor();
  await page.getByRole("button", { name: say("Ask about the CV") }).click();
  await begin(camera);
  for (const question of questions[camera.language]) await ask(camera, question);
  const line = page.getByRole("button", { name: say("go to the line") }).first();
  if ((page.viewportSize()?.width ?? 0) >= 1200) await line.click();
}

export const assistantShots: readonly Shot[] = [
  { screen: "r-assistant", widths: [1440, 390], dark: true, go: askTheCv },
];
