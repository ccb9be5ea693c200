import type { Listed, VocabularyType } from "@orbita/contract";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** Lists of our own writing, known whole and in their order; the others are narrowed by the server. */
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

/** Values of a list: all of a short one; of a long one those that fit best, the most used first. */
export async function valuesLike(type: VocabularyType, text: string): Promise<Listed[]> {
  const filters = [{ f: "type", v: type, mm: "is" }, ...(text ? [{ f: "label", v: text, mm: "c" }] : [])];
  const whole = { size: vocabularyLimits.size, filters } as never;
  const { vocabulary } = api();
  const { content } = isShort(type)
    ? await answered(vocabulary.search({ body: whole }))
    : await answered(vocabulary.elastic({ body: { size: offered, filters } as never })).catch((error: unknown) => {
        // The index rests: the table knows the same, only slower.
        if (hasCode(error, "search.unavailable")) return answered(vocabulary.search({ body: whole }));
        throw error;
      });
  return content.map(({ code, it, en }) => ({ code, it, en }));
}
