import type { Page } from "@playwright/test";
import type { Language, Translate } from "../support/words.ts";

export type ShotContext = {
  page: Page;
  say: Translate;
  at: (path: string) => string;
  origin: string;
  language: Language;
  /** Signs in one of the demo's users. */
  as: (who: "giulia" | "marta" | "admin") => Promise<void>;
  /** The address of the development server, which has the gallery. */
  development: () => Promise<string>;
  /** The id of a demo record. */
  idOf: (what: "job" | "draft") => Promise<string>;
};

export type Shot = {
  /** The name of the design's picture, without its width and colour scheme. */
  screen: string;
  /** Another name for the sheet, if one design picture corresponds to several of ours. */
  name?: string;
  widths?: readonly (1440 | 900 | 390)[];
  dark?: boolean;
  /** Brings the page into the pictured state. */
  go: (camera: ShotContext) => Promise<void>;
};

export const open =
  (path: string) =>
  async ({ page, origin, at }: ShotContext): Promise<void> =>
    void (await page.goto(origin + at(path)));
