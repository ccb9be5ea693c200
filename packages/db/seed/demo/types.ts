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
  /** Who has one chose to be seen on the page. */
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
  /** The end of the codes of the lists. */
  readonly policy: readonly [policy: string, onsiteStart: string, onsiteEnd: string];
  readonly policyDescription: string;
  readonly ccnl: string;
  readonly replyDays?: number;
};

export type Offers = { readonly it: readonly string[]; readonly en?: readonly string[] };

export type DemoSpace = {
  readonly name: string;
  readonly url: string;
  /** The first is an owner. */
  readonly members: readonly [DemoMember, ...DemoMember[]];
  /** How one works and what one gets there: the last paragraph of its posts, each in turn. */
  readonly offers: Offers;
};

/** What becomes of a post after its draft, when it is not simply published. */
export type DemoState = "draft" | "suspended" | ClosingOutcome;

export type Opening = {
  readonly title: string;
  /** Where the text was not written for its file's Space. */
  readonly space?: SpaceKey;
  readonly ccnl?: string;
  /** A comune, as the gazetteer spells it. */
  readonly city: string;
  /** A draft may not have it yet. */
  readonly pay: readonly [min: number, max: number] | null;
  /** What is particular about this one; it opens the post. */
  readonly words: string;
  /** Where it differs from its role. */
  readonly terms?: Terms;
  /** Euros a day that sponsor it. */
  readonly budget?: number;
  readonly state?: DemoState;
  /** Published that many days ago, and answered within so many: where the demo's applications need it. */
  readonly daysAgo?: number;
  readonly replyDays?: 3 | 5 | 7 | 10 | 14;
};

/** The words that several openings of the same work share. */
export type Role = {
  readonly language: DemoLanguage;
  readonly space: SpaceKey;
  readonly ccnl: string;
  readonly terms: Terms;
  /** What the work asks for, by code; the first three must be there. */
  readonly skills: readonly string[];
  /** For how many years, of some of them. */
  readonly years?: Readonly<Record<string, number>>;
  readonly paragraphs: readonly string[];
  readonly openings: readonly Opening[];
};
