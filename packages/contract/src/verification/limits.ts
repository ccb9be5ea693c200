/** Limits for the verification of Spaces, and the names used in the DNS record. Define them only here. */
export const verificationLimits = {
  domains: 10,
  domain: { max: 253 },
  /** How long each proof of a Space's verification is valid: a DNS record found, a link followed, a VAT number checked. */
  validDays: 365,
  /** How many days after a DNS record was found it is looked up again. */
  recheckDays: 30,
  /** How long a domain stays verified after its record goes missing. */
  graceDays: 14,
  /** For how many days a new DNS record is looked up every hour. */
  waitingDays: 7,
  /** How many days before a proof expires the Space's owners are notified. */
  reminderDays: 14,
  /** How many days the link that is emailed to an address of the domain is valid. */
  linkDays: 3,
  /** Number of recent lookups that the owners see. */
  checksShown: 5,
} as const;

export const dnsRecordLabel = "_orbita";
export const dnsRecordPrefix = "orbita-verification=";

/** Providers whose addresses anyone can have: an address there proves nothing about a company. */
export const publicMailDomains: readonly string[] = [
  "alice.it",
  "aol.com",
  "arubapec.it",
  "email.it",
  "fastwebnet.it",
  "fastmail.com",
  "gmail.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hey.com",
  "hotmail.com",
  "hotmail.it",
  "icloud.com",
  "inwind.it",
  "iol.it",
  "legalmail.it",
  "libero.it",
  "live.com",
  "live.it",
  "mac.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "outlook.com",
  "outlook.it",
  "pec.it",
  "pm.me",
  "posteo.de",
  "postecert.it",
  "proton.me",
  "protonmail.com",
  "tim.it",
  "tin.it",
  "tiscali.it",
  "tutanota.com",
  "virgilio.it",
  "yahoo.com",
  "yahoo.it",
  "yandex.com",
  "ymail.com",
  "zoho.com",
];
