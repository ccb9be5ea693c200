import type { JobDescriptionRequest } from "@orbita/contract";

export type AdLanguage = JobDescriptionRequest["post"]["language"];
/** A text in Italian and in English. */
export type BilingualText = Readonly<Record<AdLanguage, string>>;
export type JobAdPost = JobDescriptionRequest["post"];

/** The Space's description of itself, taken from its page. */
export type SpaceFacts = {
  readonly name: string;
  readonly type: "company" | "agency";
  readonly authorisation: string | null;
  readonly headline: string | null;
  readonly description: string | null;
  readonly sector: BilingualText | null;
  /** The size of the company: one of the codes in `companySizes`. */
  readonly size: string | null;
  readonly yearFounded: number | null;
  readonly cities: readonly string[];
};

/** Everything that a draft may state, with the labels of its codes. The draft reads no other data. */
export type JobAdFacts = {
  readonly post: JobAdPost;
  /** The gender-neutral title by language. Null for the other language if the list of job titles has no translation. */
  readonly title: Readonly<Record<AdLanguage, string | null>>;
  /** Labels by value list code or skill id. The draft leaves out a code that has no label. */
  readonly words: ReadonlyMap<string, BilingualText>;
  readonly space: SpaceFacts;
};
