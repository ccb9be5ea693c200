import { z } from "zod";
import { language } from "../accounts/schema.ts";
import { email, id, instant } from "../kernel/fields.ts";

// The form for guests loads this file alone, without the schemas of the searches.

export const alertFrequencies = ["none", "atOnce", "daily", "weekly"] as const;
export const alertFrequency = z.enum(alertFrequencies);
export type AlertFrequency = z.output<typeof alertFrequency>;

/** Limits of job alerts for guests, that is for an email address without an account. */
export const guestAlertLimits = {
  perAddress: 10,
  /**
   * Maximum number of confirmation mails to one address per day that nobody confirmed. It is low, because the address may not
   * belong to the visitor who typed it.
   */
  mailsPerDay: 5,
  confirmHours: 48,
} as const;

/** How often a guest gets alerts. A guest without alerts has no search either. */
export const guestFrequencies = ["atOnce", "daily", "weekly"] as const satisfies readonly AlertFrequency[];
const guestFrequency = z.enum(guestFrequencies);
export type GuestFrequency = z.output<typeof guestFrequency>;

/** The address, frequency and language of a guest's alerts, as entered in the form. */
export const guestAlertContact = z.object({
  email,
  frequency: guestFrequency.default("daily"),
  language: language.default("it"),
});

export const guestAlertConfirmation = z.strictObject({ token: z.string().min(20).max(100) });
/** A confirmed alert. */
export const confirmedAlert = z
  .object({
    name: z.string(),
    frequency: guestFrequency,
    /** The token of the page where the guest manages their alerts; null if the search was saved in the account of the same address. */
    manage: z.string().nullable(),
  })
  .meta({ id: "ConfirmedAlert" });
export type ConfirmedAlert = z.output<typeof confirmedAlert>;

/** A guest's alert, as the page shows it that alert mails link to. */
export const guestAlert = z
  .object({
    id,
    name: z.string(),
    frequency: guestFrequency,
    /** The query string of the page of the search, without its question mark. */
    address: z.string().nullable(),
    /** True if a filter refers to something that no longer exists; the search then no longer runs. */
    broken: z.boolean(),
    created: instant,
  })
  .meta({ id: "GuestAlert" });
export type GuestAlert = z.output<typeof guestAlert>;
export const guestAlertChange = z.strictObject({ frequency: guestFrequency }).meta({ id: "GuestAlertChange" });

/** Precedes the token of a guest in an unsubscribe link, which otherwise names a user. */
export const guestUnsubscribePrefix = "alerts.";
