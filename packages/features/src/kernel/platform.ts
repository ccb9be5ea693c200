import type { OperatorCompany } from "@orbita/contract";
import type { DeadLetterActions } from "@orbita/db";
import type {
  AiBudgets,
  CaptchaProvider,
  CaptchaPasses,
  ClickTokens,
  OneTimeCodeGenerator,
  DnsResolver,
  Fetcher,
  FileTokens,
  ImageProcessor,
  Limiter,
  MapsProvider,
  Model,
  PasskeyVerifier,
  PasswordHasher,
  PaymentProvider,
  PresenceTracker,
  RealtimeBroker,
  Scanner,
  TextEncryption,
  SocialProviders,
  StepUpProofs,
  ObjectStorage,
  TokenSigner,
  UnsubscribeTokens,
  HealthChecks,
} from "@orbita/platform";

export type { AccessClaims } from "@orbita/platform";

/** The external services as features see them: ports, provided in `ctx` by the process that runs the feature. */
export type PlatformServices = {
  /** Creates realtime queues and tokens for browsers. */
  readonly realtime: RealtimeBroker;
  /** Tracks which users have a page open now. */
  readonly presences: PresenceTracker;
  /** Limits the rate of attempts to guess secrets; shared by all processes. */
  readonly limiter: Limiter;
  /** Hashes passwords, which is slow and needs much memory, so only a few hashes are computed at a time. */
  readonly passwords: PasswordHasher;
  /** Creates passkey challenges and verifies the responses of authenticators. */
  readonly passkeys: PasskeyVerifier;
  /** Signs access tokens and derives the successors of refresh tokens. */
  readonly tokens: TokenSigner;
  /** Encrypts the token pairs of browsers in the database. */
  readonly seal: TextEncryption;
  /** One-time codes, which are derived from a key and never stored. */
  readonly codes: OneTimeCodeGenerator;
  /** Signs and verifies proofs that a user has just confirmed their identity. */
  readonly stepUpProofs: StepUpProofs;
  /** True if admins need no passkey. For development only. */
  readonly adminsByAnyMethod: boolean;
  /** The storage of user files, by key. */
  readonly storage: ObjectStorage;
  /** Scans files for malware. */
  readonly scanner: Scanner;
  /** Re-encodes images, one at a time. */
  readonly images: ImageProcessor;
  /** Fetches from external servers; never reaches internal addresses. */
  readonly fetcher: Fetcher;
  /** Looks up DNS TXT records. */
  readonly dns: DnsResolver;
  /** Signed links to files that work without a sign-in. */
  readonly fileTokens: FileTokens;
  /** Signs unsubscribe links in mails; a link contains the recipient and the kind of mail. */
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Signed proofs that a job post was shown before it was clicked. */
  readonly clickTokens: ClickTokens;
  /** Creates and checks captchas, which distinguish people from scripts. */
  readonly captcha: CaptchaProvider;
  /** Passes issued for a solved captcha. */
  readonly captchaPasses: CaptchaPasses;
  /** The map provider; null if not configured. */
  readonly maps: MapsProvider | null;
  /** The sign-in providers Google, GitHub and X, if configured. */
  readonly social: SocialProviders;
  /** The language model; null if not configured. Every feature works without a model. */
  readonly model: Model | null;
  /** The monthly cost limits of calls to the language model. */
  readonly aiBudgets: AiBudgets;
  /** The card payment provider; null if not configured. */
  readonly payments: PaymentProvider | null;
  /** Whether the platform is in maintenance now, and the message for users. */
  readonly maintenance: MaintenanceWatch;
  /** Checks the health of the servers that the platform depends on. */
  readonly watch: HealthChecks;
  /** Lists, reruns and discards jobs that failed every attempt. */
  readonly deadLetters: DeadLetterActions;
  /** The daily limits on how many talents a Space is shown and how many CVs it opens. */
  readonly disclosureQuota: { readonly shownPerDay: number; readonly openedPerDay: number };
  /** The operator's prices for licences and clicks. */
  readonly prices: BillingPrices;
  /** The operator as the issuer of invoices, with its tax data; null if not configured, and then no invoices are issued. */
  readonly seller: Seller | null;
  /** The operator's company in the server's configuration, and the support address in the back office. */
  readonly installation: InstallationWatch;
};

export type InstallationWatch = {
  /** The company from the configuration, which applies until an administrator stores one. */
  readonly configured: OperatorCompany | null;
  readonly supportEmail: () => string | null;
  readonly seller: () => Seller | null;
};

export type MaintenanceWindow = {
  readonly until: Date | null;
  readonly message: Readonly<Record<"it" | "en", string>>;
};
export type MaintenanceWatch = { readonly closed: (now: Date) => MaintenanceWindow | null };

/** The operator's data as printed on invoices. */
export type Seller = {
  readonly name: string;
  readonly vat: string;
  readonly fiscalCode: string;
  /** The Italian tax regime code, such as RF01. */
  readonly regime: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
};

export type BillingPrices = {
  readonly clickCents: number;
  readonly dailyBudgetMinCents: number;
  /** Maximum number of paid clicks of one post per minute. */
  readonly clicksPerMinute: number;
};
