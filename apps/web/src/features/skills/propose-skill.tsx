import { Trans } from "@lingui/react/macro";
import type { SkillCategory } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Link, useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { skillsAddress, type SkillsSearch } from "./skills-search.ts";

/** Opens the dialog for signed-in users. Guests sign in first and return to the open dialog. */
export function ProposeButton({ search, variant }: { search: SkillsSearch; variant: "primary" | "outline" }) {
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

// Lazy: readers of the list do not need the dialog and its form.
const Dialog = lazy(() =>
  Promise.all([import("~/shell/ui-root.tsx"), import("./propose-dialog.tsx")]).then(
    ([{ UiRoot }, { ProposeDialog }]) => ({
      default: (props: Parameters<typeof ProposeDialog>[0]) => (
        <UiRoot>
          <ProposeDialog {...props} />
        </UiRoot>
      ),
    }),
  ),
);

type Props = { search: SkillsSearch; categories: readonly SkillCategory[] };

/** The URL stores whether the dialog is open, so that sign-in can return to it. */
export function ProposeSkill({ search, categories }: Props) {
  const me = useMe();
  const ready = useHydrated();
  const navigate = useNavigate();
  const closed = skillsAddress({ ...search, propose: undefined });
  return (
    <>
      <ProposeButton search={search} variant="outline" />
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
