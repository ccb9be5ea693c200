import type { Page, Skill } from "@orbita/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/**
 * Query key prefix of the skills administration.
 * All skill queries are invalidated together, because an approval changes a proposal, a count and a row.
 */
export const skillsKey = ["admin", "skills"] as const;

export const skillProposalsQuery = queryOptions({
  queryKey: [...skillsKey, "proposals"],
  queryFn: () => answered(api().skills.suggestions({})),
});

export const categoriesQuery = queryOptions({
  queryKey: [...skillsKey, "categories"],
  queryFn: () => answered(api().skills.categories({})),
  staleTime: 300_000,
});

type SkillListQuery = { q: string; page: number };
const size = 20;

export const skillListQuery = ({ q, page }: SkillListQuery) =>
  queryOptions({
    queryKey: [...skillsKey, "list", q, page],
    queryFn: (): Promise<Page<Skill>> => {
      const filters = q ? [{ f: "name", v: q, mm: "c" as const }] : [];
      return answered(api().skills.search({ body: { page, size, filters } }));
    },
    placeholderData: keepPreviousData,
  });

export const skillQuery = (id: string) =>
  queryOptions({
    queryKey: [...skillsKey, "one", id],
    queryFn: () => answered(api().skills.adminRead({ params: { id } })),
    staleTime: 0,
  });
