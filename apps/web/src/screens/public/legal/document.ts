/**
 * Names of the legal and transparency texts. They are separate files, which no other page loads, and not in the message catalogues:
 * the person responsible writes each text as a whole in each language, and nobody translates it sentence by sentence.
 * Markup within a text: `[words](/address)` is a link, `**words**` is emphasis.
 */
export const legalPages = ["terms", "privacy", "cookies", "accessibility", "ranking", "data"] as const;
export type LegalPageName = (typeof legalPages)[number];
export type LegalLanguage = "it" | "en";

export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  /** A block that lists what we do not do, or which data we do not use. */
  | { readonly never: readonly string[] }
  /** A block of numbered steps, most important first. */
  | { readonly steps: readonly { readonly title: string; readonly text: string }[] }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }
  /** A block of several records, each with the same kinds of facts. */
  | {
      readonly records: readonly {
        readonly title: string;
        readonly facts: readonly (readonly [term: string, value: string])[];
      }[];
    }
  /**
   * A block with the result of the last fairness test of talent search or of the jobs that fit a CV (data that we do not use must not change
   * the order of results). The server provides the result.
   */
  | { readonly lastFairnessRun: "talents" | "jobs" }
  | {
      readonly example: {
        readonly caption: string;
        readonly rows: readonly {
          readonly title: string;
          readonly why: string;
          /** Label of a sponsored row, which has a dash instead of a number. */
          readonly label?: string;
        }[];
      };
    };

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly short?: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  readonly title: string;
  /** Description for search engines and link previews. */
  readonly description: string;
  readonly lead: string;
  /** The date from which the text is in force. */
  readonly since: string;
  /** The law that requires the text, if any. */
  readonly basis?: string;
  readonly sections: readonly LegalSection[];
};
