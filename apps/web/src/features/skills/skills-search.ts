import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export type SkillsSearch = PageSearch & {
  q?: string | undefined;
  category?: string | undefined;
  /** A subcategory of it. */
  sub?: string | undefined;
  /** The dialog stands open: where who signed in for it comes back to. */
  propose?: true | undefined;
};

/** What the address says, as far as it can be meant; the rest counts as not said. */
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

/** The address of a search: what is as by default is not said. */
export function skillsAddress({ page, size, ...rest }: SkillsSearch): Partial<SkillsSearch> {
  return {
    ...rest,
    ...(page !== pageDefaults.page && { page }),
    ...(size !== pageDefaults.size && { size }),
  };
}

/** The same search with something else in it, from its first page. */
export const withChange = (search: SkillsSearch, change: Partial<SkillsSearch>): Partial<SkillsSearch> =>
  skillsAddress({ ...search, propose: undefined, page: 0, ...change });
