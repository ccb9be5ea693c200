import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { IconBuilding, IconFileText, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { StepFrame } from "./step-frame.tsx";
import type { OnboardingKind } from "./steps.ts";

type Props = {
  me: Me;
  busy: boolean;
  onBack: (() => void) | null;
  onAnswer: (answer: { kind: OnboardingKind }) => void;
};

/** Asks what the user is here for. The answer only decides where the user begins. */
export function KindStep({ me, busy, onBack, onAnswer }: Props) {
  const { t } = useLingui();
  const [kind, setKind] = useState(me.onboarding.kind);
  const [asked, setAsked] = useState(false);
  return (
    <StepFrame
      title={<Trans>What brings you here?</Trans>}
      lead={<Trans>Your answer only decides where you start. You can change your mind at any time.</Trans>}
      busy={busy}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (kind) onAnswer({ kind });
        else event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <RadioCards
        legend={t`What brings you here?`}
        hideLegend
        size="lg"
        columns={3}
        value={kind}
        onChange={setKind}
        error={asked && !kind ? t`Select one of the three options` : undefined}
        cards={[
          {
            value: "talent",
            icon: IconFileText,
            title: t`I’m looking for work`,
            hint: t`A profile of your own. You decide who can see it.`,
          },
          {
            value: "company",
            icon: IconBuilding,
            title: t`I’m hiring`,
            hint: t`A Space for your company and its jobs.`,
          },
          {
            value: "both",
            icon: IconUsers,
            title: t`Both`,
            hint: t`A profile for you, a Space for your company.`,
          },
        ]}
      />
    </StepFrame>
  );
}
