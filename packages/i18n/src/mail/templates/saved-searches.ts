import type { TemplatesOf } from "../texts.ts";
import { bulkLinks, type BulkFoot } from "./foot.ts";

/** `list` has one result per line; `more` is empty if it is complete. `page` is where this search can be stopped. */
type Matched = BulkFoot & { search: string; count: string; list: string; more: string; link: string; page: string };
/** New results of a saved search: jobs for a talent, people for a Space. People are not named; `limit` is set if none are listed. */
export type SavedSearchMails = { jobsMatched: Matched; talentsMatched: Matched & { limit: string } };

const foot = {
  it: { links: [...bulkLinks("it").links, { label: "Ferma solo questa ricerca", href: "{page}" }] },
  en: { links: [...bulkLinks("en").links, { label: "Stop this search only", href: "{page}" }] },
};
const it = {
  ...foot.it,
  paragraphs: ["{list}", { where: "more", words: "E altri risultati: {more}." }] as const,
  button: { label: "Apri la ricerca", href: "{link}" },
  reason: "Arriva perché hai salvato questa ricerca.",
};
const en = {
  ...foot.en,
  paragraphs: ["{list}", { where: "more", words: "And more results: {more}." }] as const,
  button: { label: "Open the search", href: "{link}" },
  reason: "You receive this because you saved this search.",
};

export const savedSearchMails: TemplatesOf<SavedSearchMails> = {
  jobsMatched: {
    it: {
      ...it,
      subject: "Annunci nuovi per “{search}”: {count}",
      preview: "Quello che è uscito dall’ultima volta.",
      title: "Annunci nuovi per “{search}”: {count}",
    },
    en: {
      ...en,
      subject: "New jobs for “{search}”: {count}",
      preview: "What was published since the last time.",
      title: "New jobs for “{search}”: {count}",
    },
  },
  talentsMatched: {
    it: {
      ...it,
      subject: "Persone nuove per “{search}”: {count}",
      preview: "Chi risponde ai criteri dall’ultima volta.",
      title: "Persone nuove per “{search}”: {count}",
      paragraphs: [
        { where: "list", words: "{list}" },
        it.paragraphs[1],
        {
          where: "limit",
          words:
            "Oggi il tuo Space ha raggiunto il limite di persone che può vedere. Da domani le trovi nella ricerca.",
        },
      ],
      small: ["Vedi solo chi ha scelto di esserci. Chi è in questa email lo legge nel proprio registro."],
    },
    en: {
      ...en,
      subject: "New people for “{search}”: {count}",
      preview: "Who meets the criteria since the last time.",
      title: "New people for “{search}”: {count}",
      paragraphs: [
        { where: "list", words: "{list}" },
        en.paragraphs[1],
        {
          where: "limit",
          words: "Today your Space reached its limit of people it can see. From tomorrow you find them in the search.",
        },
      ],
      small: ["You only see people who chose to be found. The people in this email read about it in their log."],
    },
  },
};
