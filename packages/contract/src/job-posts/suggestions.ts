import { z } from "zod";
import { publicJobPostSearch } from "./schema.ts";

export const suggestionLimits = {
  /** Maximum length of a typed text, and of the text after a suggestion was chosen. */
  text: 100,
  /** Maximum number of suggestions of each kind. */
  occupation: 5,
  skill: 3,
  space: 2,
  place: 2,
} as const;

/** A JSON value in a query parameter. */
const parsedJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "field.invalid", input: text });
    return z.NEVER;
  }
});

export const jobSuggestionQuery = z.object({
  /** The text of the search field so far. Its last word may be unfinished. */
  q: z.string().min(1).max(suggestionLimits.text),
  /** The language of the label that a chosen suggestion writes into the field. */
  language: z.enum(["it", "en"]).default("it"),
  /**
   * The other filters of the search, as JSON: a list like `filters` of the search, but without `text`. The counts include them.
   */
  filters: parsedJson
    .pipe(publicJobPostSearch.shape.filters)
    .refine((filters) => filters.every(({ f }) => f !== "text"), { error: "search.unknownField" })
    .optional(),
});

/** A suggestion for the text that somebody types into the job search. */
export const jobSuggestion = z
  .object({
    kind: z.enum(["occupation", "skill", "space", "place"]),
    /** The id of the job title, skill or Space; for a place, its name. */
    id: z.string(),
    label: z.object({ it: z.string(), en: z.string() }),
    /** The known name that the typed words begin, if the label does not contain it: an alias, or a name in the other language. */
    matched: z.string().nullable(),
    /** True if the typed words differ from the name by a typo. */
    corrected: z.boolean(),
    /** The position in the typed text from which the suggestion replaces it. Everything before stays. */
    from: z.int(),
    /** The whole text of the search field if the suggestion is chosen; null for a Space. */
    text: z.string().nullable(),
    /** The URL name of the Space; null for other kinds. */
    url: z.string().nullable(),
    /** The number of open jobs that a search for `text` with the given filters finds, or that the Space has. */
    count: z.int(),
  })
  .meta({ id: "JobSuggestion" });
export type JobSuggestion = z.output<typeof jobSuggestion>;
