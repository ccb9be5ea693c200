import type { JobDescriptionRequest } from "@orbita/contract";

export type AdLanguage = JobDescriptionRequest["post"]["language"];
/** The same in both languages. */
export type Words = Readonly<Record<AdLanguage, string>>;
export type Post = JobDescriptionRequest["post"];

/** What a Space says of itself, on its page. */
export type SpaceFacts = {
  readonly name: string;
  readonly type: "company" | "agency";
  readonly authorisation: string | null;
  readonly headline: string | null;
  readonly description: string | null;
  readonly sector: Words | null;
  /** One of `companySizes`. */
  readonly size: string | null;
  readonly yearFounded: number | null;
  readonly cities: readonly string[];
};

/** All that a draft may say, with the words for its codes: nothing is read later on. */
export type Facts = {
  readonly post: Post;
  /** The title for everyone, and in the other language where the list of job titles knows it; null where it does not. */
  readonly title: Readonly<Record<AdLanguage, string | null>>;
  /** By the codes of the value lists and the ids of the skills. What is not here is not said. */
  readonly words: ReadonlyMap<string, Words>;
  readonly space: SpaceFacts;
};
