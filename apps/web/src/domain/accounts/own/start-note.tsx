import { Plural, Trans } from "@lingui/react/macro";
import type { OnboardingStep } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Link } from "@tanstack/react-router";
import { useMe } from "~/shell/session/use-me.ts";

const left: Record<OnboardingStep, number> = { kind: 4, language: 3, name: 2, start: 1 };

/** Reminds a user with unfinished onboarding where to continue. */
export function StartNote({ className }: { className: string | undefined }) {
  const me = useMe();
  if (!me || me.onboarded) return null;
  return (
    <Note
      className={className}
      action={
        <ButtonLink size="sm" link={<Link to="/welcome" />}>
          <Trans>Continue</Trans>
        </ButtonLink>
      }
    >
      <Plural
        value={left[me.onboarding.step]}
        one="You have one step left to set up your account. Pick up where you left off."
        other="You have # steps left to set up your account. Pick up where you left off."
      />
    </Note>
  );
}
