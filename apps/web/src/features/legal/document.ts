/**
 * Legal and transparency texts. The person responsible writes each document as a whole in each language, so the texts are not
 * translated sentence by sentence in the message catalogues. They are separate files, and no other page loads them.
 *
 * Markup within a text: `[words](/address)` is a link, `**words**` is emphasis.
 */
export const legalPages = ["terms", "privacy", "cookies", "accessibility", "ranking", "data"] as const;
export type LegalPageName = (typeof legalPages)[number];
export type LegalLanguage = "it" | "en";

export type Block =
  | string
  | { readonly list: readonly string[] }
  /** Things that we do not do or use. */
  | { readonly never: readonly string[] }
  /** Numbered steps, most important first. */
  | { readonly steps: readonly { readonly title: string; readonly text: string }[] }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }
  /** Several records with the same facts for each. */
  | {
      readonly records: readonly {
        readonly title: string;
        readonly facts: readonly (readonly [term: string, value: string])[];
      }[];
    }
  /** The last fairness test (data that we do not use must not change the order). The server provides it, not the text. */
  | { readonly lastFairnessRun: true }
  | {
      readonly example: {
        readonly caption: string;
        readonly rows: readonly {
          readonly title: string;
          readonly why: string;
          /** For a paid row: the text of its label, shown with a dash instead of a number. */
          readonly label?: string;
        }[];
      };
    };

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly short?: string;
  readonly blocks: readonly Block[];
};

export type LegalDocument = {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly lead: string;
  /** The date from which the text is in force. */
  readonly since: string;
  /** The law that requires it, if any. */
  readonly basis?: string;
  readonly sections: readonly LegalSection[];
};
