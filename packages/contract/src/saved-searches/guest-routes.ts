import { z } from "zod";
import { id } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { confirmedAlert, guestAlert, guestAlertChange, guestAlertConfirmation } from "./guest-schema.ts";
import { newGuestAlert } from "./schema.ts";

const open = { area: "public", guests: true } as const;
const byToken = z.object({ token: z.string().min(20).max(100) });
const managed = { ...open, limit: { per: "minute", max: 60 }, params: byToken } as const;
const oneManaged = { ...managed, params: byToken.extend({ id }) } as const;
const invalid = ["jobAlert.linkInvalid"] as const;

/** Job alerts for guests. Every token comes from a mail to the address that gets the alerts. */
export const guestAlertRoutes = {
  requestAlert: defineRoute({
    ...open,
    method: "POST",
    path: "/public/job-alert",
    captcha: true,
    once: true,
    limit: { per: "hour", max: 20 },
    body: newGuestAlert,
    summary: "Request alerts for a job search by email; mails a link that confirms them, and always responds the same",
    response: nothing,
    errors: ["recaptcha.needed"],
  }),
  confirmAlert: defineRoute({
    ...open,
    method: "POST",
    path: "/public/job-alert/confirm",
    limit: { per: "minute", max: 20 },
    body: guestAlertConfirmation,
    summary: "Confirm requested alerts with the token of the mail, once and within 48 hours",
    response: confirmedAlert,
    errors: ["jobAlert.linkExpired", "jobAlert.tooMany", "savedSearch.tooMany"],
  }),
  alerts: defineRoute({
    ...managed,
    method: "GET",
    path: "/public/job-alert/{token}",
    summary: "List the alerts of a guest, with the token of their mails",
    response: z.array(guestAlert),
    errors: invalid,
  }),
  changeAlert: defineRoute({
    ...oneManaged,
    method: "PATCH",
    path: "/public/job-alert/{token}/{id}",
    body: guestAlertChange,
    summary: "Change how often a guest gets an alert",
    response: guestAlert,
    errors: [...invalid, "savedSearch.notFound"],
  }),
  removeAlert: defineRoute({
    ...oneManaged,
    method: "DELETE",
    path: "/public/job-alert/{token}/{id}",
    summary: "Stop one alert of a guest; the last one deletes the address too",
    response: nothing,
    errors: [...invalid, "savedSearch.notFound"],
  }),
  stopAlerts: defineRoute({
    ...managed,
    method: "DELETE",
    path: "/public/job-alert/{token}",
    summary: "Stop all alerts of a guest and delete the address",
    response: nothing,
    errors: invalid,
  }),
  /** One-click unsubscribe (RFC 8058), with a token that permits nothing else. */
  unsubscribeAlerts: defineRoute({
    ...managed,
    method: "POST",
    path: "/public/job-alert/unsubscribe/{token}",
    takesForm: true,
    summary: "Stop all alerts of a guest by the link in the email or one click",
    response: nothing,
    errors: invalid,
  }),
};
