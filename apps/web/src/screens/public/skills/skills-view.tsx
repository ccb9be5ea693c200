import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SkillCategory } from "@orbita/contract";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { DirectoryFrame, DirectoryResults } from "@orbita/ui/patterns/directory.tsx";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { SearchResting } from "~/shell/states/search-resting.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { CategoryNav, Subcategories } from "./category-nav.tsx";
import type { SkillSearchResult } from "~/domain/skills/find-skills.ts";
import type { SkillsPageData } from "./load-skills.ts";
import { MyProposals } from "./my-proposals.tsx";
import { NoSkills } from "./no-skills.tsx";
import { ProposeSkill } from "./propose-skill.tsx";
import { skillName } from "~/domain/skills/skill-name.ts";
import { CatalogueSkillRow } from "./catalogue-skill-row.tsx";
import { SkillsForm } from "./skills-form.tsx";
import { skillsAddress, type SkillsSearch } from "~/domain/skills/skills-search.ts";
import styles from "./skills-view.module.css";

type Props = Omit<SkillsPageData, "origin">;

/** The catalogue of skills by category. The URL is the state of the filters. */
export function SkillsView({ search, found, categories, proposals }: Props) {
  const { t } = useLingui();
  return (
    <DirectoryFrame
      title={<Trans>Skills</Trans>}
      lead={<Trans>The skills used in jobs and profiles, in Italian and English. If one is missing, propose it.</Trans>}
      label={t`Skills`}
      apart
      tools={
        <>
          <SkillsForm search={search} />
          <ProposeSkill search={search} categories={categories} />
        </>
      }
    >
      <Page className={styles.layout}>
        <div className={styles.side}>
          <CategoryNav search={search} categories={categories} />
        </div>
        <div className={styles.column}>
          {!search.q && <Subcategories search={search} categories={categories} />}
          {found.resting ? (
            <SearchResting>
              <Trans>Search will be back in a few minutes.</Trans>
            </SearchResting>
          ) : found.skills.totalElements === 0 ? (
            <NoSkills search={search} />
          ) : (
            <Results search={search} skills={found.skills} categories={categories} />
          )}
          <MyProposals proposals={proposals} />
        </div>
      </Page>
    </DirectoryFrame>
  );
}

type ResultsProps = {
  search: SkillsSearch;
  skills: Extract<SkillSearchResult, { resting: false }>["skills"];
  categories: readonly SkillCategory[];
};

function Results({ search, skills, categories }: ResultsProps) {
  const { i18n } = useLingui();
  const pager = usePager(skills);
  // Formats the count itself, because Lingui's `#` omits the Italian thousands separator.
  const shown = formatCount(i18n.locale, skills.totalElements);
  const names = new Map(categories.map((category) => [category.code, skillName(i18n, category)]));
  const linkTo = (page: number) => (
    <Link to="/skills" search={skillsAddress({ ...search, propose: undefined, page })} />
  );
  return (
    <DirectoryResults
      count={<Plural value={skills.totalElements} one={`${shown} skill`} other={`${shown} skills`} />}
      order={
        <Text as="span" size="sm" tone="muted">
          {search.q ? <Trans>Best match first</Trans> : <Trans>Most common first</Trans>}
        </Text>
      }
      items={skills.content.map((skill) => ({
        key: skill.id,
        content: (
          <CatalogueSkillRow
            skill={skill}
            place={search.sub ? undefined : names.get((search.category && skill.subcategory) || skill.category)}
          />
        ),
      }))}
      pager={skills.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    />
  );
}
