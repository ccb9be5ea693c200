import type { TemplateSet } from "../texts.ts";
import { bulkLinks, unsubscribeLink, type BulkFooterParams } from "./foot.ts";

/**
 * `list` has one result per line; `more` is empty if the list is complete. `page` is the page where the user can turn off the
 * alert.
 */
type MatchParams = BulkFooterParams & {
  search: string;
  count: string;
  list: string;
  more: string;
  link: string;
  page: string;
};
/**
 * Mails with new results of a saved search: jobs for a talent, people for a Space. People are not named. `limit` is set if no
 * people are listed, because the Space has reached its daily limit.
 */
export type SavedSearchMailParams = {
  /** `first` is the first line of the list. */
  jobsMatched: MatchParams & { first: string };
  talentsMatched: MatchParams & { limit: string };
  /** The jobs for a guest. Guests have no settings, so `page` is the page of their alerts. */
  guestJobsMatched: Omit<MatchParams, "preferences"> & { first: string };
  /** Asks the owner of an address to confirm alerts that a visitor requested. */
  alertConfirmation: { hours: number; link: string };
};

const foot = {
  it: { links: [...bulkLinks("it").links, { label: "Disattiva solo questo avviso", href: "{page}" }] },
  en: { links: [...bulkLinks("en").links, { label: "Turn off this alert only", href: "{page}" }] },
};
const more = {
  it: {
    where: "more",
    words: "{more, plural, one {C’è un altro risultato} other {Ci sono altri # risultati}} nella ricerca.",
  },
  en: {
    where: "more",
    words: "{more, plural, one {There’s # more result} other {There are # more results}} in the search.",
  },
};
const it = {
  ...foot.it,
  button: { label: "Apri ricerca", href: "{link}" },
  reason: "Ricevi questo avviso perché hai salvato la ricerca “{search}”.",
};
const en = {
  ...foot.en,
  button: { label: "Open search", href: "{link}" },
  reason: "You’re getting this alert because you saved the search “{search}”.",
};
const jobs = {
  it: "{count, plural, one {# nuovo annuncio} other {# nuovi annunci}} per “{search}”",
  en: "{count, plural, one {# new job} other {# new jobs}} for “{search}”",
};
const guests = {
  it: {
    links: [{ label: "Gestisci avvisi", href: "{page}" }, unsubscribeLink("it")],
    button: { label: "Apri ricerca", href: "{link}" },
    reason: "Ricevi questo avviso perché hai confermato gli avvisi per la ricerca “{search}”.",
  },
  en: {
    links: [{ label: "Manage alerts", href: "{page}" }, unsubscribeLink("en")],
    button: { label: "Open search", href: "{link}" },
    reason: "You’re getting this alert because you confirmed alerts for the search “{search}”.",
  },
};
const talents = {
  it: "{count, plural, one {# nuova persona} other {# nuove persone}} per “{search}”",
  en: "{count, plural, one {# new person} other {# new people}} for “{search}”",
};

export const savedSearchMails: TemplateSet<SavedSearchMailParams> = {
  jobsMatched: {
    it: { ...it, subject: jobs.it, preview: "{first}", title: jobs.it, paragraphs: ["{list}", more.it] },
    en: { ...en, subject: jobs.en, preview: "{first}", title: jobs.en, paragraphs: ["{list}", more.en] },
  },
  guestJobsMatched: {
    it: { ...guests.it, subject: jobs.it, preview: "{first}", title: jobs.it, paragraphs: ["{list}", more.it] },
    en: { ...guests.en, subject: jobs.en, preview: "{first}", title: jobs.en, paragraphs: ["{list}", more.en] },
  },
  alertConfirmation: {
    it: {
      subject: "Conferma gli avvisi sui nuovi annunci",
      preview: "Ti scriveremo quando usciranno nuovi annunci per la tua ricerca.",
      title: "Conferma gli avvisi",
      paragraphs: [
        "Qualcuno ha chiesto di ricevere a questo indirizzo gli avvisi sui nuovi annunci di una ricerca. Se l’hai chiesto tu, conferma entro {hours, plural, one {# ora} other {# ore}}.",
      ],
      button: { label: "Conferma avvisi", href: "{link}" },
      small: [
        "Se non l’hai chiesto tu, ignora questa email: non ti invieremo nessun avviso ed elimineremo il tuo indirizzo.",
      ],
      reason: "Ricevi questa email perché questo indirizzo è stato inserito nella ricerca di annunci di {product}.",
    },
    en: {
      subject: "Confirm your job alerts",
      preview: "We’ll email you when there are new jobs for your search.",
      title: "Confirm your alerts",
      paragraphs: [
        "Someone asked us to send alerts about new jobs for a search to this address. If it was you, confirm within {hours, plural, one {# hour} other {# hours}}.",
      ],
      button: { label: "Confirm alerts", href: "{link}" },
      small: ["If it wasn’t you, ignore this email: we won’t send you any alerts and we’ll delete your address."],
      reason: "You’re getting this email because this address was entered in the job search of {product}.",
    },
  },
  talentsMatched: {
    it: {
      ...it,
      subject: talents.it,
      preview: "Queste persone corrispondono ai criteri della tua ricerca salvata.",
      title: talents.it,
      paragraphs: [
        { where: "list", words: "{list}" },
        more.it,
        {
          where: "limit",
          words:
            "Oggi il tuo Space ha raggiunto il limite di persone che può vedere. Da domani troverai le nuove persone nella ricerca.",
        },
      ],
      small: [
        "Vedi solo chi ha scelto di farsi trovare. Le persone elencate in questa email possono vedere nella propria attività che il tuo Space le ha trovate.",
      ],
    },
    en: {
      ...en,
      subject: talents.en,
      preview: "These people match the criteria of your saved search.",
      title: talents.en,
      paragraphs: [
        { where: "list", words: "{list}" },
        more.en,
        {
          where: "limit",
          words:
            "Your Space has reached today’s limit of people it can see. From tomorrow you’ll find the new people in the search.",
        },
      ],
      small: [
        "You only see people who chose to be found. The people listed in this email can see in their activity that your Space found them.",
      ],
    },
  },
};
