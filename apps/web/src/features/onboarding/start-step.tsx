import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { IconBuilding, IconFileText, IconPencil } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ResumeDrop } from "./resume-drop.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { Kind } from "./steps.ts";
import { useResumeUpload } from "./use-resume-upload.ts";

type Start = "resume" | "scratch" | "space" | "later";
type Props = { me: Me; busy: boolean; onBack: (() => void) | null; onComplete: () => Promise<boolean> };

const startsOf: Record<Kind, readonly Start[]> = {
  talent: ["resume", "scratch"],
  company: ["space", "later"],
  both: ["resume", "space", "scratch"],
};

/** Asks how the user wants to begin; each choice leads to its page. */
export function StartStep({ me, busy, onBack, onComplete }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const upload = useResumeUpload();
  const starts = startsOf[me.onboarding.kind ?? "talent"];
  const [start, setStart] = useState<Start>(starts[0]!);
  const [asked, setAsked] = useState(false);
  const { uploadId } = upload;
  const { firstName } = me;

  const cards: Record<Start, Omit<RadioCard<Start>, "value">> = {
    resume: {
      icon: IconFileText,
      title: t`I have a resume to upload`,
      hint: t`PDF or Word, up to 5 MB. We read it, and you confirm every line.`,
    },
    scratch: {
      icon: IconPencil,
      title: t`I start from scratch`,
      hint: t`Write your profile by hand, one section at a time.`,
    },
    space: {
      icon: IconBuilding,
      title: t`I open a Space`,
      hint: t`A name and an address are enough. It is free.`,
    },
    later: {
      icon: IconPencil,
      title: t`I look around first`,
      hint: t`The Space waits for you in the menu with your name.`,
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
      title={<Trans>How do you want to begin, {firstName}?</Trans>}
      lead={<Trans>You can change your mind later, and have both a resume and a Space.</Trans>}
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
