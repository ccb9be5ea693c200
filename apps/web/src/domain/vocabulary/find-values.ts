import type { LabelledCode, VocabularyType } from "@orbita/contract";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** Short vocabularies, which the browser loads whole and in order. The server searches the others. */
const short: readonly VocabularyType[] = [
  "contract_type",
  "contract_economic_type",
  "travel_type",
  "workplace_type",
  "jobpost_status",
  "education",
  "primary_policy",
  "space_time_onsite",
];
export const isShort = (type: VocabularyType): boolean => short.includes(type);

const offered = 20;

/** Values of a vocabulary: all of a short one, or the best matches of a long one, most used first. */
export async function findValues(type: VocabularyType, text: string): Promise<LabelledCode[]> {
  const filters = [{ f: "type", v: type, mm: "is" }, ...(text ? [{ f: "label", v: text, mm: "c" }] : [])];
  const whole = { size: vocabularyLimits.size, filters } as never;
  const { vocabulary } = api();
  const { content } = isShort(type)
    ? await answered(vocabulary.search({ body: whole }))
    : await answered(vocabulary.elastic({ body: { size: offered, filters } as never })).catch((error: unknown) => {
        // If the search index is unavailable, searches the database table, which has the same values but is slower.
        if (hasCode(error, "search.unavailable")) return answered(vocabulary.search({ body: whole }));
        throw error;
      });
  return content.map(({ code, it, en }) => ({ code, it, en }));
}
