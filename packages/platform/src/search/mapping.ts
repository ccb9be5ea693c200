import { createHash } from "node:crypto";
import type { FieldKind, SearchFields } from "@orbita/contract";
import { labelAnalysis, labelMapping } from "./label.ts";
import { ungendered } from "./ungendered.ts";
import type { Weights } from "./words.ts";

/** How each kind of field is indexed, so that the index answers the match modes as PostgreSQL would. */
const words = {
  type: "text",
  index: false,
  fields: { it: { type: "text", analyzer: "words_it" }, en: { type: "text", analyzer: "words_en" } },
};
const kinds: Record<FieldKind, object> = {
  text: {
    type: "keyword",
    normalizer: "plain",
    fields: { part: { type: "wildcard", normalizer: "plain" }, raw: { type: "keyword" } },
  },
  prose: words,
  query: words,
  label: labelMapping,
  // Codes are few: who looks for a part of one reads their list, and no document carries all parts of all its codes.
  keyword: { type: "keyword" },
  number: { type: "double" },
  date: { type: "date" },
  boolean: { type: "boolean" },
  place: { type: "geo_point" },
};

const wordAnalysis = {
  normalizer: { plain: { type: "custom", filter: ["lowercase", "asciifolding"] } },
  filter: {
    elision_it: {
      type: "elision",
      articles: ["c", "l", "all", "dall", "dell", "nell", "sull", "coll", "un", "quell", "d"],
      articles_case: true,
    },
    stem_it: { type: "stemmer", language: "light_italian" },
    stem_en: { type: "stemmer", language: "light_english" },
  },
  analyzer: {
    words_it: { tokenizer: "standard", filter: ["elision_it", "lowercase", "asciifolding", "stem_it"] },
    words_en: { tokenizer: "standard", filter: ["lowercase", "asciifolding", "stem_en"] },
  },
};

/** Only where names are looked up, or people: every other index stays as it was made. */
const analysisOf = (labelled: boolean, isOfPeople: boolean) =>
  isOfPeople
    ? ungendered(wordAnalysis)
    : labelled
      ? {
          ...wordAnalysis,
          char_filter: labelAnalysis.char_filter,
          filter: { ...wordAnalysis.filter, ...labelAnalysis.filter },
          analyzer: { ...wordAnalysis.analyzer, ...labelAnalysis.analyzer },
        }
      : wordAnalysis;

/**
 * An index is its fields, the id that ends ties, and `doc`: what the contract promises, kept whole and not indexed. One with
 * a label has `rank` too, how popular each document is, which ends the ties of fit; who has none writes none.
 */
export type IndexDefinition = {
  readonly name: string;
  readonly fields: SearchFields;
  /** Which words `relevance` weighs where: those of the filters on `of`. Where nothing is found, they may have a slip. */
  readonly relevance?: { readonly of: string; readonly weights: Weights };
  /** The date that ends the ties of relevance and of distance, the newest first. */
  readonly newest?: string;
  /** What can be done from anywhere is near every place, for who asks for it by this field. */
  readonly anywhere?: { readonly field: string; readonly value: string };
  /**
   * Texts about people: a word for a man and the same for a woman are one. Beside its fields nothing but `doc` is kept: what
   * else they are made of stands in the tables.
   */
  readonly ofPeople?: boolean;
};

const hasLabel = (fields: SearchFields) => Object.values(fields).includes("label");

const fingerprint = (value: object) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

/** How late an answer may be; what was published is to be found, and what was closed to be gone, within two seconds in all. */
export const refreshInterval = "500ms";

/** `_meta` says what an index was made from, so that a worker that starts can see at a glance whether it still fits. */
export function indexBody(
  { fields, ofPeople = false }: Pick<IndexDefinition, "fields" | "ofPeople">,
  { shards = 1, replicas = 0 } = {},
) {
  const labelled = hasLabel(fields);
  const analysis = analysisOf(labelled, ofPeople);
  const properties: Record<string, object> = {
    id: { type: "keyword" },
    ...(labelled && { rank: { type: "double" } }),
    doc: { type: "object", enabled: false },
    ...Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kinds[kind]])),
  };
  return {
    settings: {
      index: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: refreshInterval },
      analysis,
    },
    mappings: {
      dynamic: "strict",
      ...(ofPeople && { _source: { includes: ["id", "doc"] } }),
      _meta: { fields: fingerprint(properties), analysis: fingerprint(analysis) },
      properties,
    },
  };
}
