import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { matches } from "~/shell/command/matches.ts";
import { suggestPlaces } from "~/domain/locations/find-place.ts";

const offered = 8;
const unique = (names: readonly string[]): string[] => [...new Set(names)].slice(0, offered);

/**
 * Job titles in the form that the user types: as a man or a woman says it, and in the language of the CV, which may differ from that of the
 * page. A title that matches by another name is offered in the language of the page.
 */
export async function suggestTitles(text: string, locale: string): Promise<string[]> {
  const filters = [{ f: "name", v: text, mm: "c" as const }];
  const projections = ["itMasculine", "itFeminine", "en"] as const;
  const body = { page: 0, size: offered, filters, projections: [...projections] };
  const { content } = await answered(api().skills.occupations({ body }));
  return unique(
    content.flatMap(({ itMasculine, itFeminine, en }) => {
      const names = locale === "it" ? [itMasculine, itFeminine, en] : [en, itMasculine, itFeminine];
      const typed = names.filter((name) => matches(name, text));
      return typed.length > 0 ? typed : locale === "it" ? [itMasculine, itFeminine] : [en];
    }),
  );
}

/** Names of companies that have a Space. */
export async function suggestCompanies(text: string): Promise<string[]> {
  const filters = [{ f: "name" as const, v: text, mm: "c" as const }];
  const body = { size: offered, sort: "name:asc" as const, filters };
  return unique((await answered(api().spaces.search({ body }))).content.map(({ name }) => name));
}

export const suggestCities = async (text: string): Promise<string[]> =>
  unique((await suggestPlaces(text)).map(({ city }) => city));
