import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export type SkillsSearch = PageSearch & {
  q?: string | undefined;
  category?: string | undefined;
  /** Id of the selected subcategory of `category`. */
  sub?: string | undefined;
  /** True if the dialog to propose a skill is open. It is in the URL, so that a guest returns to the dialog after sign-in. */
  propose?: true | undefined;
};

/** Parses the URL's search parameters. Ignores invalid ones. */
export function skillsSearch(search: Record<string, unknown>): SkillsSearch {
  const { page, size } = pageSearch(search);
  const q = textSearch(search["q"]);
  const category = textSearch(search["category"], 80);
  const sub = textSearch(search["sub"], 80);
  return {
    page,
    size,
    ...(q && { q }),
    ...(category && { category }),
    ...(category && sub && { sub }),
    ...((search["propose"] === true || search["propose"] === "true") && { propose: true as const }),
  };
}

/** The URL parameters of a search, without default values. */
export function skillsAddress({ page, size, ...rest }: SkillsSearch): Partial<SkillsSearch> {
  return {
    ...rest,
    ...(page !== pageDefaults.page && { page }),
    ...(size !== pageDefaults.size && { size }),
  };
}

/** Applies a change to the search, returns to the first page and closes the proposal dialog. */
export const changeSkillsSearch = (search: SkillsSearch, change: Partial<SkillsSearch>): Partial<SkillsSearch> =>
  skillsAddress({ ...search, propose: undefined, page: 0, ...change });
