import { createHash } from "node:crypto";
import type { FieldKind, SearchFields } from "@orbita/contract";
import { labelAnalysis, labelMapping } from "./label.ts";
import { ungendered } from "./ungendered.ts";
import type { FieldWeights } from "./words.ts";

const words = {
  type: "text",
  index: false,
  fields: { it: { type: "text", analyzer: "words_it" }, en: { type: "text", analyzer: "words_en" } },
};
/** Index mapping of each kind of field, chosen so that the match modes give the same results as in PostgreSQL. */
const kinds: Record<FieldKind, object> = {
  text: {
    type: "keyword",
    normalizer: "plain",
    fields: { part: { type: "wildcard", normalizer: "plain" }, raw: { type: "keyword" } },
  },
  prose: words,
  query: words,
  label: labelMapping,
  // Codes have no index for substrings: there are few codes, so clients search in their list of codes instead.
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

/**
 * The analysis of an index. The parts for labels and for texts about people apply only to indexes that need them, so that all other
 * indexes stay unchanged.
 */
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
 * The definition of an index. Each index has its fields, the id as the tie-breaker, and `doc`: the contract's document, stored
 * whole and not indexed. An index with a label field also has the optional `rank`, the popularity of each document, which breaks
 * ties between equal matches.
 */
export type IndexDefinition = {
  readonly name: string;
  readonly fields: SearchFields;
  /**
   * Sort by `relevance`: `of` names the filter that contains the search text, and `weights` are the boosts of the fields in which
   * its words are scored. If an index has this option, a search without hits is repeated with typo tolerance.
   */
  readonly relevance?: { readonly of: string; readonly weights: FieldWeights };
  /** The date field by which sorts by relevance, evidence or distance break ties, newest first. */
  readonly newest?: string;
  /**
   * A document with this value in this field matches every place, if the search also filters for the value. Remote jobs are an
   * example.
   */
  readonly anywhere?: { readonly field: string; readonly value: string };
  /**
   * True for an index of texts about people. Searches then treat the male and female form of a word alike. The index stores only
   * the id and `doc`; the texts that it indexes stay in PostgreSQL.
   */
  readonly ofPeople?: boolean;
};

const hasLabel = (fields: SearchFields) => Object.values(fields).includes("label");

const fingerprint = (value: object) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

/**
 * How long the engine may wait before changes become visible. A published document must be found, and a closed document gone,
 * within two seconds in total.
 */
export const refreshInterval = "500ms";

/**
 * The request body that creates an index. `_meta` holds fingerprints of the fields and the analysis, so that a starting worker can
 * see whether the index is up to date.
 */
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
