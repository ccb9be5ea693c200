import type { ClosingOutcome, SpaceRole, SpaceLocation, SpaceType } from "@orbita/contract";
import type { Terms } from "./terms.ts";

export const spaceKeys = [
  "lanterna",
  "velamare",
  "nibbio",
  "dora",
  "brenta",
  "quadra",
  "arno",
  "ortovivo",
  "corallo",
  "alpino",
  "belvento",
  "ginestra",
] as const;
export type SpaceKey = (typeof spaceKeys)[number];

export type DemoLanguage = "it" | "en";

export type DemoMember = {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: SpaceRole;
  /** A member with a qualification is shown on the page by choice. */
  readonly qualification?: string;
};

export type DemoPlace = Omit<SpaceLocation, "legalSeat">;

export type DemoPage = {
  readonly headline: string;
  readonly description: string;
  readonly website: string;
  readonly yearFounded: number;
  readonly type?: SpaceType;
  readonly authorisationNumber?: string;
  readonly businessSector: string;
  readonly company: readonly [companyType: string, companySize: string, legalName: string, vat: string, sdi: string];
  readonly contact: readonly [email: string, phone: string];
  readonly places: readonly [DemoPlace, ...DemoPlace[]];
  /** The suffixes of the list codes. */
  readonly policy: readonly [policy: string, onsiteStart: string, onsiteEnd: string];
  readonly policyDescription: string;
  readonly ccnl: string;
  readonly replyDays?: number;
};

export type Offers = { readonly it: readonly string[]; readonly en?: readonly string[] };

export type DemoSpace = {
  readonly name: string;
  readonly url: string;
  /** The first member is an owner. */
  readonly members: readonly [DemoMember, ...DemoMember[]];
  /** Working conditions and benefits: the last paragraph of the Space's posts, used in turn. */
  readonly offers: Offers;
};

/** The state of a post that is not simply published. */
export type DemoState = "draft" | "suspended" | ClosingOutcome;

export type Opening = {
  readonly title: string;
  /** Set if the text was not written for its file's Space. */
  readonly space?: SpaceKey;
  readonly ccnl?: string;
  /** A municipality, as the gazetteer spells it. */
  readonly city: string;
  /** A draft may lack it. */
  readonly pay: readonly [min: number, max: number] | null;
  /** The specific part of this opening; the post begins with it. */
  readonly words: string;
  /** Differences from its role. */
  readonly terms?: Terms;
  /** The daily sponsoring budget in euros. */
  readonly budget?: number;
  readonly state?: DemoState;
  /** Days since publication, and the reply promise in days, if the demo's applications depend on them. */
  readonly daysAgo?: number;
  readonly replyDays?: 3 | 5 | 7 | 10 | 14;
};

/** The texts that several openings of the same work share. */
export type Role = {
  readonly language: DemoLanguage;
  readonly space: SpaceKey;
  readonly ccnl: string;
  readonly terms: Terms;
  /** Required skills by code; the first three are mandatory. */
  readonly skills: readonly string[];
  /** Required years for some skills. */
  readonly years?: Readonly<Record<string, number>>;
  readonly paragraphs: readonly string[];
  readonly openings: readonly Opening[];
};
