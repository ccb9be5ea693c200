import type { ResumeUploadReview } from "@orbita/contract";
import { aCv } from "../support/documents.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import type { ShotContext, Shot } from "./shot.ts";

const at = (second: number): string => `2026-11-15T13:02:${second}.000Z`;
const id = "019f0000-0000-7000-8000-000000000001";

/**
 * An upload with three stages done and the fourth running. It is made up, because a real reading ends before a picture of it can
 * be taken.
 */
const halfWay: ResumeUploadReview = {
  id,
  fileId: null,
  name: "ferraris_cv_2026.pdf",
  type: "application/pdf",
  size: 428_032,
  state: "reading",
  stages: [
    { stage: "received", at: at(11), facts: {} },
    { stage: "scanned", at: at(12), facts: {} },
    { stage: "extracted", at: at(13), facts: { words: 1_184, pages: 3, hidden: 0 } },
  ],
  failure: null,
  reading: null,
  decisions: {},
  created: at(10),
  updated: at(13),
};

async function watchReading({ page, say, origin, at: address, as }: ShotContext): Promise<void> {
  await as("giulia");
  await page.route(`**/api/v1/resume/uploads/${id}`, (route) => route.fulfill({ json: halfWay }));
  await page.goto(origin + address(`/resume/uploads/${id}`));
  await page.getByRole("heading", { level: 1, name: say("We’re reading your CV") }).waitFor();
}

/** Opens the review of a CV with one field selected and two accepted, as in the design mock-up. */
async function reviewCv({ page, say, origin, at: address, language }: ShotContext): Promise<void> {
  await signInQuietly(page, await aPerson(language));
  await page.goto(origin + address("/resume/upload"));
  const browser = page.context().browser();
  if (!browser) throw new Error("a picture is taken in a browser");
  await page
    .getByLabel(say("<0>Drop your CV here</0> or <1>choose a file from your device</1>"))
    .setInputFiles(await aCv(browser));
  await page.getByRole("heading", { level: 1, name: say("Review what we read") }).waitFor({ timeout: 60_000 });
  for (const path of ["experience.0.period", "experience.1.title"])
    await page.locator(`[data-field="${path}"] [data-first]`).click();
  await page.locator('[data-field="experience.0.title"] [data-first]').focus();
  if ((page.viewportSize()?.width ?? 0) > 760)
    await page.locator('[data-document] [aria-busy="false"]').waitFor({ timeout: 60_000 });
}

export const resumeUploadShots: readonly Shot[] = [
  { screen: "d-upload", dark: true, go: watchReading },
  { screen: "d-review", dark: true, go: reviewCv },
];
