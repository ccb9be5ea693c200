/** The label of a sponsored job, for texts outside the web app: emails and feeds. */
export const sponsoredLabels = { it: "Sponsorizzato", en: "Sponsored" } as const;

/** A job in a list. `sponsored` is required, so that code which forgets to query it does not compile. */
export type ListedJob = { readonly title: string; readonly sponsored: boolean };

/** The title of a job in a plain-text list, with a label if it is sponsored. */
export const labelledTitle = ({ title, sponsored }: ListedJob, language: keyof typeof sponsoredLabels): string =>
  sponsored ? `${title} (${sponsoredLabels[language]})` : title;
