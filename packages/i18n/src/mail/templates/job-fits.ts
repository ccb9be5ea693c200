import type { MailJob } from "../job-list.ts";
import type { TemplateSet } from "../texts.ts";
import { bulkLinks, type BulkFooterParams } from "./foot.ts";

/** The weekly mail with new jobs that fit the reader's CV. `page` is the page where the reader can turn the comparison off. */
export type JobFitMailParams = {
  jobFits: BulkFooterParams & { count: string; first: string; jobs: readonly MailJob[]; link: string; page: string };
};

const counted = {
  it: "{count, plural, one {# nuovo annuncio adatto} other {# nuovi annunci adatti}} al tuo CV",
  en: "{count, plural, one {# new job that fits} other {# new jobs that fit}} your CV",
};

export const jobFitMails: TemplateSet<JobFitMailParams> = {
  jobFits: {
    it: {
      subject: counted.it,
      preview: "{first}",
      title: counted.it,
      paragraphs: [
        "Abbiamo confrontato questi annunci con il tuo CV, requisito per requisito. Rispettano i limiti che hai scelto.",
        "{jobs}",
      ],
      button: { label: "Apri annunci adatti", href: "{link}" },
      small: ["Non è un punteggio. Solo tu puoi vedere questo confronto: gli Space non lo conoscono."],
      reason: "Ricevi questa email, al massimo una volta a settimana, perché confrontiamo gli annunci con il tuo CV.",
      links: [...bulkLinks("it").links, { label: "Disattiva il confronto", href: "{page}" }],
    },
    en: {
      subject: counted.en,
      preview: "{first}",
      title: counted.en,
      paragraphs: [
        "We compared these jobs with your CV, requirement by requirement. They’re within the limits you chose.",
        "{jobs}",
      ],
      button: { label: "Open jobs that fit", href: "{link}" },
      small: ["It isn’t a score. Only you can see this comparison: Spaces don’t know about it."],
      reason: "You’re getting this email, at most once a week, because we compare jobs with your CV.",
      links: [...bulkLinks("en").links, { label: "Turn off the comparison", href: "{page}" }],
    },
  },
};
