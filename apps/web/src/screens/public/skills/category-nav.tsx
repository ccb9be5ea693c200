import { useLingui } from "@lingui/react/macro";
import type { SkillCategory } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { skillName } from "~/domain/skills/skill-name.ts";
import { changeSkillsSearch, type SkillsSearch } from "~/domain/skills/skills-search.ts";
import styles from "./category-nav.module.css";

type Props = { search: SkillsSearch; categories: readonly SkillCategory[] };

/** Navigation over the non-empty categories: a list at the side, and a native select on phones. */
export function CategoryNav({ search, categories }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const tops = categories.filter(({ parent, skills }) => parent === null && skills > 0);
  const total = tops.reduce((sum, { skills }) => sum + skills, 0);
  const all = { code: "", name: t`All skills`, skills: total };
  const entries = [all, ...tops.map(({ code, skills, ...names }) => ({ code, skills, name: skillName(i18n, names) }))];
  const current = search.category ?? "";
  const to = (code: string) =>
    changeSkillsSearch(search, { category: code || undefined, sub: undefined, q: undefined });
  return (
    <>
      <nav aria-label={t`Categories`} className={styles.nav}>
        {entries.map(({ code, name, skills }) => (
          <Link
            key={code}
            to="/skills"
            search={to(code)}
            resetScroll={false}
            activeProps={{}}
            activeOptions={{ exact: true }}
            className={styles.entry}
            {...(code === current && !search.q && { "aria-current": "true" as const })}
          >
            <span>{name}</span>
            <span className={styles.count}>{formatCount(i18n.locale, skills)}</span>
          </Link>
        ))}
      </nav>
      <NativeSelect
        className={styles.select}
        label={t`Category`}
        value={current}
        onChange={(event) => void navigate({ to: "/skills", search: to(event.currentTarget.value) })}
        options={entries.map(({ code, name, skills }) => ({
          value: code,
          label: `${name} (${formatCount(i18n.locale, skills)})`,
        }))}
      />
    </>
  );
}

export function Subcategories({ search, categories }: Props) {
  const { t, i18n } = useLingui();
  const { category, sub } = search;
  const below = categories.filter(({ parent, skills }) => category !== undefined && parent === category && skills > 0);
  if (below.length === 0) return null;
  const chip = (code: string | undefined, name: string) => (
    <Chip
      key={code ?? ""}
      on={sub === code}
      link={
        <Link
          to="/skills"
          search={changeSkillsSearch(search, { sub: code, q: undefined })}
          resetScroll={false}
          activeProps={{}}
          activeOptions={{ exact: true }}
          {...(sub === code && { "aria-current": "true" as const })}
        />
      }
    >
      {name}
    </Chip>
  );
  return (
    <div role="group" aria-label={t`Subcategories`} className={styles.chips}>
      {chip(undefined, t({ message: "All", context: "skills" }))}
      {below.map((one) => chip(one.code, skillName(i18n, one)))}
    </div>
  );
}
