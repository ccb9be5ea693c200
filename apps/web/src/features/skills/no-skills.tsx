import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link } from "@tanstack/react-router";
import { ProposeButton } from "./propose-skill.tsx";
import type { SkillsSearch } from "./skills-search.ts";

/** Empty result: offers to propose the missing skill. */
export function NoSkills({ search }: { search: SkillsSearch }) {
  const { t } = useLingui();
  const { q } = search;
  return (
    <StateView
      kind="emptySearch"
      level={2}
      title={q ? t`No skill is called “${q}”` : t`No skills here yet`}
      actions={
        <>
          <ProposeButton search={search} variant="primary" />
          <ButtonLink variant="outline" link={<Link to="/skills" />}>
            <Trans>All skills</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Try another word for it, or propose it: we look at every proposal.</Trans>
    </StateView>
  );
}
