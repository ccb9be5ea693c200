import type { Page } from "@playwright/test";
import type { Language, Say } from "../support/words.ts";

export type Camera = {
  page: Page;
  say: Say;
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
  /** The name of the design's picture, without width and scheme. */
  screen: string;
  /** Another name for the sheet, if one design picture corresponds to several of ours. */
  name?: string;
  widths?: readonly (1440 | 900 | 390)[];
  dark?: boolean;
  /** Brings the page into the pictured state. */
  go: (camera: Camera) => Promise<void>;
};

export const open =
  (path: string) =>
  async ({ page, origin, at }: Camera): Promise<void> =>
    void (await page.goto(origin + at(path)));
