import { demoAccounts, demoPassword, demoSpaces } from "@orbita/db/seed";
import { connect } from "@orbita/db";
import type { Browser } from "@playwright/test";
import type { RunningProduct } from "../product/product.ts";
import { signInQuietly } from "../support/people.ts";
import { wordsOf, type Language } from "../support/words.ts";
import type { ShotContext, Shot } from "./shot.ts";

export type ScreenshotFormat = {
  width: 1440 | 900 | 390;
  scheme: "light" | "dark";
  language: Language;
  height: number;
};

async function idOf({ databaseUrl }: RunningProduct, what: "job" | "draft"): Promise<string> {
  const db = connect({ url: databaseUrl, max: 1, applicationName: "pictures" });
  try {
    const { id } = await db
      .selectFrom("job_posts")
      .innerJoin("spaces", "spaces.id", "job_posts.space_id")
      .select("job_posts.id")
      .where("spaces.url", "=", demoSpaces.lanterna.url)
      .where("job_posts.status", "=", what === "job" ? "published" : "draft")
      // Prefers the job post that the design mock-ups show, if the demo has it.
      .orderBy((of) => of("job_posts.title", "like", "%backend Java%"), "desc")
      .orderBy("job_posts.title")
      .executeTakeFirstOrThrow();
    return id;
  } finally {
    await db.destroy();
  }
}

/** Sets the language of an account, because a user's own pages are in that language, whatever the URL says. */
async function setLanguage({ databaseUrl }: RunningProduct, email: string, language: Language): Promise<void> {
  const db = connect({ url: databaseUrl, max: 1, applicationName: "pictures" });
  await db.updateTable("users").set({ language }).where("email", "=", email).execute();
  await db.destroy();
}

type CameraContext = { browser: Browser; product: RunningProduct; development: () => Promise<string> };

/** Takes one screenshot, in the size of the design mock-up. */
export async function photograph(
  { browser, product, development }: CameraContext,
  shot: Shot,
  frame: ScreenshotFormat,
): Promise<Buffer> {
  const { width, height, scheme, language } = frame;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: language === "it" ? "it-IT" : "en-GB",
    timezoneId: "Europe/Rome",
    baseURL: product.origin,
  });
  const page = await context.newPage();
  const camera: ShotContext = {
    page,
    language,
    origin: product.origin,
    say: wordsOf(language),
    at: (path) => (language === "it" ? path : `/en${path === "/" ? "" : path}`),
    as: async (who) => {
      const { email } = demoAccounts.find((account) => account.email.startsWith(who)) ?? demoAccounts[0];
      await setLanguage(product, email, language);
      await signInQuietly(page, { email, password: demoPassword });
    },
    development,
    idOf: (what) => idOf(product, what),
  };
  try {
    await shot.go(camera);
    await page.evaluate(() => document.fonts.ready);
    // Waits until skeletons, queries and the check of a Space's URL are done.
    await page.waitForTimeout(800);
    return await page.screenshot({ clip: { x: 0, y: 0, width, height }, caret: "hide" });
  } finally {
    await context.close();
  }
}
