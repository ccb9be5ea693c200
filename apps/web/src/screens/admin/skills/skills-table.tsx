import { useLingui } from "@lingui/react/macro";
import type { Page, Skill, SkillCategory } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowMerge, IconDots, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { skillName } from "~/domain/skills/skill-name.ts";
import { formatCount } from "~/shell/format/format.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";

export type SkillAction = "edit" | "merge";
type Props = {
  found: Page<Skill>;
  q: string;
  categories: readonly SkillCategory[];
  onAct: (act: SkillAction, skill: Skill) => void;
};

export function SkillsTable({ found, q, categories, onAct }: Props) {
  const { t } = useLingui();
  const columns = useColumns(categories, onAct);
  const pager = usePager(found);
  const linkTo = (page: number) => (
    <Link {...toAdmin("skills")} search={{ ...(q && { q }), ...(page > 0 && { page }) }} />
  );
  return (
    <DataTable
      caption={t`Skills`}
      rows={found.content}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<StateView kind="emptySearch" title={t`No skills match your search`} />}
      foot={found.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    />
  );
}

function useColumns(categories: readonly SkillCategory[], onAct: Props["onAct"]): DataColumn<Skill>[] {
  const { t, i18n } = useLingui();
  const names = new Map(categories.map((category) => [category.code, skillName(i18n, category)]));
  return [
    { id: "it", title: t`Italian`, cell: ({ it }) => <bdi lang="it">{it}</bdi> },
    { id: "en", title: t`English`, phone: "detail", cell: ({ en }) => <bdi lang="en">{en}</bdi> },
    {
      id: "category",
      title: t`Category`,
      phone: "detail",
      cell: ({ category, subcategory }) => names.get(subcategory ?? category) ?? names.get(category),
    },
    {
      id: "posts",
      title: t`Jobs`,
      align: "end",
      phone: "foot",
      cell: ({ jobPosts }) => formatCount(i18n.locale, jobPosts),
    },
    {
      id: "acts",
      title: t`Actions`,
      hideTitle: true,
      acts: true,
      align: "end",
      phone: "end",
      width: 48,
      cell: (skill) => (
        <Menu
          trigger={<IconButton size="sm" icon={IconDots} label={t`Actions for ${skillName(i18n, skill)}`} />}
          groups={[
            [
              { id: "edit", label: t`Edit…`, icon: IconPencil, onSelect: () => onAct("edit", skill) },
              { id: "merge", label: t`Merge…`, icon: IconArrowMerge, onSelect: () => onAct("merge", skill) },
            ],
          ]}
        />
      ),
    },
  ];
}
