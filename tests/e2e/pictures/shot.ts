import type { Page } from "@playwright/test";
import type { Language, Translate } from "../support/words.ts";

export type ShotContext = {
  page: Page;
  say: Translate;
  at: (path: string) => string;
  origin: string;
  language: Language;
  /** Signs in as one of the demo's users. */
  as: (who: "giulia" | "marta" | "admin") => Promise<void>;
  /** Returns the address of the development server, which has the component gallery. */
  development: () => Promise<string>;
  /** Returns the id of a record of the demo data. */
  idOf: (what: "job" | "draft") => Promise<string>;
};

export type Shot = {
  /** The name of the design's mock-up, without its width and colour scheme. */
  screen: string;
  /** Name of the comparison sheet. Set if one mock-up corresponds to several of our screenshots. */
  name?: string;
  widths?: readonly (1440 | 900 | 390)[];
  dark?: boolean;
  /** Brings the page into the state that the screenshot shows. */
  go: (camera: ShotContext) => Promise<void>;
};

export const open =
  (path: string) =>
  async ({ page, origin, at }: ShotContext): Promise<void> =>
    void (await page.goto(origin + at(path)));
