import type { JobSuggestion, NearFilter } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { toJobFilters } from "../public/jobs-filters.ts";
import { jobsSearch, type JobsSearch } from "../public/jobs-search.ts";

/** A suggestion, with the typed text that it completes. */
export type TypedSuggestion = JobSuggestion & { readonly typed: string };

/** Finds the area around a typed city. */
export type FindArea = (search: Pick<JobsSearch, "city" | "km">) => Promise<NearFilter | null>;

/** Finds each area once, because every typed letter needs it. */
export function rememberAreas(findArea: FindArea): FindArea {
  const areas = new Map<string, ReturnType<FindArea>>();
  return ({ city, km }) => {
    const key = `${city} ${km}`;
    const area = areas.get(key) ?? findArea({ city, km });
    areas.set(key, area);
    area.catch(() => areas.delete(key));
    return area;
  };
}

/** The search that submitting the form would make. All its fields have the names of the URL's parameters. */
export const searchOfForm = (form: HTMLFormElement): JobsSearch => jobsSearch(Object.fromEntries(new FormData(form)));

/** Suggestions for a typed text. Their counts include the other fields of the form. */
export async function findSuggestions(
  q: string,
  form: HTMLFormElement,
  { language, findArea, signal }: { language: "it" | "en"; findArea: FindArea; signal: AbortSignal },
): Promise<TypedSuggestion[]> {
  const search = { ...searchOfForm(form), q: undefined };
  const filters = toJobFilters(search, { near: await findArea(search) });
  const query = { q, language, ...(filters.length > 0 && { filters: JSON.stringify(filters) }) };
  const found = await answered(api().jobPosts.suggest({ query }, { signal }));
  return found.map((one) => ({ ...one, typed: q }));
}
