import type { TemplatesOf } from "../texts.ts";
import { bulkLinks, type BulkFoot } from "./foot.ts";

/** Several notifications in one mail; `items` has one per line, each with its address after a tab. */
export type DigestMails = { digest: BulkFoot & { count: string; items: string; link: string } };

export const digestMails: TemplatesOf<DigestMails> = {
  digest: {
    it: {
      ...bulkLinks("it"),
      subject: "Novità dall’ultima volta: {count}",
      preview: "Tutto insieme, come hai chiesto.",
      title: "Novità dall’ultima volta: {count}",
      paragraphs: ["{items}"],
      button: { label: "Apri le notifiche", href: "{link}" },
      reason: "Arriva insieme perché hai chiesto di raccogliere queste email, o di non riceverne in certe ore.",
    },
    en: {
      ...bulkLinks("en"),
      subject: "What is new since the last time: {count}",
      preview: "All together, as you asked.",
      title: "What is new since the last time: {count}",
      paragraphs: ["{items}"],
      button: { label: "Open the notifications", href: "{link}" },
      reason: "You receive these together because you asked to gather them, or for quiet at certain hours.",
    },
  },
};
