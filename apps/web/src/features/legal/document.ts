/**
 * The texts that the law or our candour asks for. Each is a document written whole in its language by who answers for it, not
 * a heap of sentences to translate: so they stand beside the catalogues, and no other page carries them.
 *
 * Within a text `[words](/address)` is a link and `**words**` stand out.
 */
export const legalPages = ["terms", "privacy", "cookies", "accessibility", "ranking", "data"] as const;
export type LegalPageName = (typeof legalPages)[number];
export type LegalLanguage = "it" | "en";

export type Block =
  | string
  | { readonly list: readonly string[] }
  /** What we do not do. */
  | { readonly never: readonly string[] }
  /** In the order in which they count. */
  | { readonly steps: readonly { readonly title: string; readonly text: string }[] }
  | { readonly facts: readonly (readonly [term: string, value: string])[] }
  /** Several things with the same facts about each. */
  | {
      readonly records: readonly {
        readonly title: string;
        readonly facts: readonly (readonly [term: string, value: string])[];
      }[];
    }
  /** The last run of the test that what we do not use changes nothing: said by the server, not by the text. */
  | { readonly lastFairnessRun: true }
  | {
      readonly example: {
        readonly caption: string;
        readonly rows: readonly {
          readonly title: string;
          readonly why: string;
          /** Paid for: the label's words, in place of a number. */
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
  /** The day from which it counts. */
  readonly since: string;
  /** The law that asks for it, where one does. */
  readonly basis?: string;
  readonly sections: readonly LegalSection[];
};
