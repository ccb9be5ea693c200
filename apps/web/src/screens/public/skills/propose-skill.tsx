import { Trans } from "@lingui/react/macro";
import type { SkillCategory } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link, useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { skillsAddress, type SkillsSearch } from "~/domain/skills/skills-search.ts";

/** Button that opens the proposal dialog for signed-in users. Guests sign in first and return to the open dialog. */
export function ProposeSkillButton({ search, variant }: { search: SkillsSearch; variant: "primary" | "outline" }) {
  const me = useMe();
  const router = useRouter();
  const opened = skillsAddress({ ...search, propose: true });
  const link = me ? (
    <Link to="/skills" search={opened} resetScroll={false} replace activeProps={{}} />
  ) : (
    <Link to="/sign-in" search={{ returnTo: router.buildLocation({ to: "/skills", search: opened }).publicHref }} />
  );
  return (
    <ButtonLink variant={variant} size={variant === "outline" ? "sm" : undefined} link={link}>
      <Trans>Propose a skill</Trans>
    </ButtonLink>
  );
}

// The proposal dialog is loaded lazily, because users who only read the list do not need it.
const Dialog = lazy(() =>
  Promise.all([import("~/shell/ui-root.tsx"), import("./propose-skill-dialog.tsx")]).then(
    ([{ UiRoot }, { ProposeSkillDialog }]) => ({
      default: (props: Parameters<typeof ProposeSkillDialog>[0]) => (
        <UiRoot>
          <ProposeSkillDialog {...props} />
        </UiRoot>
      ),
    }),
  ),
);

type Props = { search: SkillsSearch; categories: readonly SkillCategory[] };

/** The dialog to propose a skill. The URL stores whether it is open, so that a guest returns to it after sign-in. */
export function ProposeSkill({ search, categories }: Props) {
  const me = useMe();
  const ready = useHydrated();
  const navigate = useNavigate();
  const closed = skillsAddress({ ...search, propose: undefined });
  return (
    <>
      <ProposeSkillButton search={search} variant="outline" />
      {me && ready && search.propose && (
        <Suspense>
          <Dialog
            name={search.q ?? ""}
            category={search.category ?? ""}
            categories={categories}
            onClose={() => void navigate({ to: "/skills", search: closed, replace: true, resetScroll: false })}
          />
        </Suspense>
      )}
    </>
  );
}
