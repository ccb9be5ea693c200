import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { IconBuilding, IconFileText, IconPencil } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { megabytes, ResumeDrop } from "./resume-drop.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { OnboardingKind } from "./steps.ts";
import { useResumeUpload } from "./use-resume-upload.ts";

type StartOption = "resume" | "scratch" | "space" | "later";
type Props = { me: Me; busy: boolean; onBack: (() => void) | null; onComplete: () => Promise<boolean> };

const startsOf: Record<OnboardingKind, readonly StartOption[]> = {
  talent: ["resume", "scratch"],
  company: ["space", "later"],
  both: ["resume", "space", "scratch"],
};

/** Asks how the user wants to begin. Each choice opens another page. */
export function StartStep({ me, busy, onBack, onComplete }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const upload = useResumeUpload();
  const starts = startsOf[me.onboarding.kind ?? "talent"];
  const [start, setStart] = useState<StartOption>(starts[0]!);
  const [asked, setAsked] = useState(false);
  const { uploadId } = upload;
  const { firstName } = me;

  const cards: Record<StartOption, Omit<RadioCard<StartOption>, "value">> = {
    resume: {
      icon: IconFileText,
      title: t`I have a CV to upload`,
      hint: t`PDF or Word, up to ${megabytes} MB. We’ll read it, and you’ll confirm every line.`,
    },
    scratch: {
      icon: IconPencil,
      title: t`I’ll start from scratch`,
      hint: t`Fill in your profile yourself, one section at a time.`,
    },
    space: {
      icon: IconBuilding,
      title: t`I’ll open a Space`,
      hint: t`All you need is a name and a page address. It’s free.`,
    },
    later: {
      icon: IconPencil,
      title: t`I’ll look around first`,
      hint: t`You can open a Space at any time from the menu with your name.`,
    },
  };

  async function finish(): Promise<void> {
    setAsked(true);
    if (start === "resume" && !uploadId) return;
    if (!(await onComplete())) return;
    if (start === "resume" && uploadId) await navigate({ to: "/resume/uploads/$id", params: { id: uploadId } });
    else if (start === "scratch") await navigate({ to: "/resume", search: { begin: "hand" } });
    else await navigate({ to: start === "space" ? "/spaces/new" : "/" });
  }

  return (
    <StepFrame
      title={<Trans>How would you like to start, {firstName}?</Trans>}
      lead={<Trans>You can change your mind later and have both a CV and a Space.</Trans>}
      busy={busy || (start === "resume" && upload.state.kind === "sending")}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault();
        void finish();
      }}
    >
      <RadioCards
        legend={t`First step`}
        hideLegend
        size="lg"
        columns={starts.length === 3 ? 3 : 2}
        value={start}
        onChange={setStart}
        cards={starts.map((value) => ({ value, ...cards[value] }))}
      />
      {start === "resume" && <ResumeDrop upload={upload} missing={asked && !uploadId} />}
    </StepFrame>
  );
}
