/** The label of a job whose Space pays for its place, for texts outside the web app: mails and feeds. */
export const sponsoredLabels = { it: "Sponsorizzato", en: "Sponsored" } as const;

/** A job in a list. `sponsored` is required: a list that does not ask for it does not compile. */
export type ListedJob = { readonly title: string; readonly sponsored: boolean };

/** The title of a job in a list of text, with the label of a sponsored one. */
export const labelledTitle = ({ title, sponsored }: ListedJob, language: keyof typeof sponsoredLabels): string =>
  sponsored ? `${title} (${sponsoredLabels[language]})` : title;
