import type { ClosingOutcome, SpaceRole, SpaceLocation, SpaceType } from "@orbita/contract";
import type { DemoJobTerms } from "./terms.ts";

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
  /** The member's job title. Members with a qualification have chosen to appear on the Space's public page. */
  readonly qualification?: string;
};

export type DemoPlace = Omit<SpaceLocation, "legalSeat">;

export type DemoSpacePage = {
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
  /** Work policy and on-site hours, as suffixes of their vocabulary codes. */
  readonly policy: readonly [policy: string, onsiteStart: string, onsiteEnd: string];
  readonly policyDescription: string;
  readonly ccnl: string;
  readonly replyDays?: number;
};

export type BenefitTexts = { readonly it: readonly string[]; readonly en?: readonly string[] };

export type DemoSpace = {
  readonly name: string;
  readonly url: string;
  /** The members of the demo Space; the first member is an owner. */
  readonly members: readonly [DemoMember, ...DemoMember[]];
  /** Paragraphs about working conditions and benefits. The posts of the Space contain one each, used in turn. */
  readonly offers: BenefitTexts;
};

/** The status of a demo post that is not published. */
export type DemoPostState = "draft" | "suspended" | ClosingOutcome;

export type DemoOpening = {
  readonly title: string;
  /** The Space of the post, if it differs from the Space of its role. */
  readonly space?: SpaceKey;
  readonly ccnl?: string;
  /** A municipality, as the gazetteer spells it. */
  readonly city: string;
  /** Gross annual pay in euros; null only for a draft. */
  readonly pay: readonly [min: number, max: number] | null;
  /** The first paragraph of the post, which describes this opening only. */
  readonly words: string;
  /** Terms of this opening that override the terms of its role. */
  readonly terms?: DemoJobTerms;
  /** The daily sponsoring budget in euros. */
  readonly budget?: number;
  readonly state?: DemoPostState;
  /** Days since publication, and the promised reply time in days; set only if the demo's applications depend on them. */
  readonly daysAgo?: number;
  readonly replyDays?: 3 | 5 | 7 | 10 | 14;
};

/** The texts and terms that several openings for the same work share. */
export type DemoJobRole = {
  readonly language: DemoLanguage;
  readonly space: SpaceKey;
  readonly ccnl: string;
  readonly terms: DemoJobTerms;
  /** Required skills by code; the first three are mandatory. */
  readonly skills: readonly string[];
  /** Required years of experience for some of the skills, by code. */
  readonly years?: Readonly<Record<string, number>>;
  readonly paragraphs: readonly string[];
  readonly openings: readonly DemoOpening[];
};
