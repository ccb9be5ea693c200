import type { TemplateSet } from "../texts.ts";
import { bulkLinks, type BulkFooterParams } from "./foot.ts";

/** Several notifications in one mail. `items` has one notification per line: its text and its URL, separated by a tab. */
export type DigestMailParams = {
  digest: BulkFooterParams & { count: string; first: string; items: string; link: string };
};

const counted = {
  it: "{count, plural, one {# nuova notifica} other {# nuove notifiche}}",
  en: "{count, plural, one {# new notification} other {# new notifications}}",
};

export const digestMails: TemplateSet<DigestMailParams> = {
  digest: {
    it: {
      ...bulkLinks("it"),
      subject: counted.it,
      preview: "Prima notifica: {first}",
      title: counted.it,
      paragraphs: ["{items}"],
      button: { label: "Apri notifiche", href: "{link}" },
      reason: "Ricevi questa email perché hai chiesto di raggruppare le notifiche o di non riceverle in certe ore.",
    },
    en: {
      ...bulkLinks("en"),
      subject: counted.en,
      preview: "First notification: {first}",
      title: counted.en,
      paragraphs: ["{items}"],
      button: { label: "Open notifications", href: "{link}" },
      reason: "You’re getting this email because you asked to group your notifications or set quiet hours.",
    },
  },
};
