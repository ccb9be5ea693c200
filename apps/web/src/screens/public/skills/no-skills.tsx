import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { ProposeSkillButton } from "./propose-skill.tsx";
import type { SkillsSearch } from "~/domain/skills/skills-search.ts";

/** Offers to propose a missing skill. Shown if the search found no skill. */
export function NoSkills({ search }: { search: SkillsSearch }) {
  const { t } = useLingui();
  const { q } = search;
  return (
    <StateView
      kind="emptySearch"
      level={2}
      title={q ? t`No skills found for “${q}”` : t`No skills here yet`}
      actions={
        <>
          <ProposeSkillButton search={search} variant="primary" />
          <ButtonLink variant="outline" link={<Link to="/skills" />}>
            <Trans>All skills</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Try a different word, or propose this skill: we review every proposal.</Trans>
    </StateView>
  );
}
