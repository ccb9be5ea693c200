import type { Page } from "@playwright/test";
import type { Language, Say } from "../support/words.ts";

export type Camera = {
  page: Page;
  say: Say;
  at: (path: string) => string;
  origin: string;
  language: Language;
  /** Signs one of the demo's people in. */
  as: (who: "giulia" | "marta" | "admin") => Promise<void>;
  /** The address of the development server, which has the gallery. */
  development: () => Promise<string>;
  /** An id out of the demo. */
  idOf: (what: "job" | "draft") => Promise<string>;
};

export type Shot = {
  /** As the design's pictures are called, without width and scheme. */
  screen: string;
  /** Another name for the sheet, where one design picture stands for several of ours. */
  name?: string;
  widths?: readonly (1440 | 900 | 390)[];
  dark?: boolean;
  /** Takes it to the state that is pictured. */
  go: (camera: Camera) => Promise<void>;
};

export const open =
  (path: string) =>
  async ({ page, origin, at }: Camera): Promise<void> =>
    void (await page.goto(origin + at(path)));
