import type { DeadLetters } from "@orbita/db";
import type {
  AiBudgets,
  Captcha,
  CaptchaPasses,
  ClickTokens,
  Codes,
  Dns,
  Fetcher,
  FileTokens,
  Images,
  Limiter,
  Maps,
  Model,
  Passkeys,
  Passwords,
  Payments,
  Presences,
  Realtime,
  Scanner,
  Seal,
  SocialProviders,
  StepUpProofs,
  Storage,
  TokenSigner,
  UnsubscribeTokens,
  Watch,
} from "@orbita/platform";

export type { AccessClaims } from "@orbita/platform";

/** The outside world as features see it: ports, given in `ctx` by the process that runs them. */
export type Platform = {
  /** Queues and tokens for browsers. */
  readonly realtime: Realtime;
  /** Who has something open now. */
  readonly presences: Presences;
  /** Counts what could be guessed at, for all processes together. */
  readonly limiter: Limiter;
  /** Slow, memory-hungry hashing, a few at a time. */
  readonly passwords: Passwords;
  /** What authenticators are asked, and whether they answered right. */
  readonly passkeys: Passkeys;
  /** Signs access tokens and derives the successors of refresh tokens. */
  readonly tokens: TokenSigner;
  /** Keeps the token pairs of browsers unreadable in the database. */
  readonly seal: Seal;
  /** One-time codes, which are derived and never stored. */
  readonly codes: Codes;
  /** That a person has just confirmed who they are. */
  readonly stepUpProofs: StepUpProofs;
  /** Administrators need no passkey: for development only. */
  readonly adminsByAnyMethod: boolean;
  /** People's files, by key. */
  readonly storage: Storage;
  /** Says whether a file is infected. */
  readonly scanner: Scanner;
  /** Makes images anew, one at a time. */
  readonly images: Images;
  /** Asks other people's servers, and never one of ours. */
  readonly fetcher: Fetcher;
  /** TXT records of domains. */
  readonly dns: Dns;
  /** Links to files that work without a sign-in. */
  readonly fileTokens: FileTokens;
  /** Links at the foot of mails: who, and of what they want no more. */
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Proof that a job post was shown before it was clicked. */
  readonly clickTokens: ClickTokens;
  /** Tells people from scripts. */
  readonly captcha: Captcha;
  /** What a solved captcha is traded for. */
  readonly captchaPasses: CaptchaPasses;
  /** A provider of maps, where one is set up. */
  readonly maps: Maps | null;
  /** Google, GitHub and X, as far as they are set up. */
  readonly social: SocialProviders;
  /** A language model, where one is set up: never needed. */
  readonly model: Model | null;
  /** What it may cost in a month. */
  readonly aiBudgets: AiBudgets;
  /** Who takes cards, where somebody does. */
  readonly payments: Payments | null;
  /** Whether the platform is closed at this moment, and what is said about it. */
  readonly maintenance: MaintenanceWatch;
  /** Whether the servers answer that it stands on. */
  readonly watch: Watch;
  /** Work that got stuck. */
  readonly deadLetters: DeadLetters;
  /** What a Space may see of talents in a day. */
  readonly disclosureQuota: { readonly shownPerDay: number; readonly openedPerDay: number };
  /** What the operator charges. */
  readonly prices: Prices;
  /** Who writes invoices: the operator, as the tax office knows it; null where it is not said, and then none is issued. */
  readonly seller: Seller | null;
};

export type Closed = { readonly until: Date | null; readonly message: Readonly<Record<"it" | "en", string>> };
export type MaintenanceWatch = { readonly closed: (now: Date) => Closed | null };

/** The operator's own data, as they stand on an invoice. */
export type Seller = {
  readonly name: string;
  readonly vat: string;
  readonly fiscalCode: string;
  /** RF01 and so on. */
  readonly regime: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
};

export type Prices = {
  readonly clickCents: number;
  readonly dailyBudgetMinCents: number;
  /** The most paid clicks of one post in a minute. */
  readonly clicksPerMinute: number;
};
