import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { Link, useRouter } from "@tanstack/react-router";
import { useComeBack } from "~/shell/states/use-come-back.ts";
import { ProposeButton } from "./propose-skill.tsx";
import type { SkillsSearch } from "./skills-search.ts";

/** What is missing can be proposed. */
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

export function SkillsResting() {
  const { t } = useLingui();
  const router = useRouter();
  useComeBack();
  return (
    <StateView
      kind="maintenance"
      level={2}
      title={t`Search is resting`}
      actions={
        <Button variant="primary" onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>It will be back in a few minutes.</Trans>
    </StateView>
  );
}
