import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { IconArrowRight, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { ClosedFoot } from "./closed-foot.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { nextStage, wantsWords, type Stage } from "~/domain/applications/next-stage.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { StageDialog } from "./stage-dialog.tsx";
import { useMoveNow } from "./use-move-now.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";
import styles from "./candidate.module.css";

type Props = { application: Application; onRejected?: (() => void) | undefined };

/** Actions on an application: the next stage as a button, other stages in a menu, and the rejection. */
export function CandidateActs({ application, onRejected }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const phone = usePhone();
  const [confirming, setConfirming] = useState<Stage | null>(null);
  const [writing, setWriting] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const { moveNow, busy } = useMoveNow(application);
  const { status, allowed } = application;
  if (!mayWrite(space))
    return (
      <p className={styles.reader}>
        <Trans>You read here. Owners and recruiters of the Space move applications and answer.</Trans>
      </p>
    );
  if (allowed.length === 0) return <ClosedFoot application={application} />;
  const next = nextStage(status, allowed);
  const choose = (to: Stage) => (wantsWords(to) ? setConfirming(to) : moveNow(to));
  const reject = allowed.includes("rejected");
  return (
    <>
      {next && !phone && <NextButton to={next} busy={busy} onPress={() => choose(next)} />}
      {phone && reject && (
        <IconButton
          variant="outline"
          size="lg"
          icon={IconX}
          label={t`Do not select`}
          className={styles.still}
          onClick={() => setRejecting(true)}
        />
      )}
      <MoveMenu application={application} onChoose={choose} onWords={() => setWriting(true)} />
      {next && phone && <NextButton to={next} busy={busy} onPress={() => choose(next)} />}
      {!phone && reject && (
        <Button variant="danger" className={styles.end} onClick={() => setRejecting(true)}>
          <Trans>Do not select</Trans>
        </Button>
      )}
      {confirming && <StageDialog applications={[application]} to={confirming} onClose={() => setConfirming(null)} />}
      {writing && (
        <MoveDialog applications={[application]} begin={next ?? "inReview"} onClose={() => setWriting(false)} />
      )}
      {rejecting && (
        <RejectDialog
          applications={[application]}
          onDone={() => {
            setRejecting(false);
            onRejected?.();
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

function NextButton({ to, busy, onPress }: { to: Stage; busy: boolean; onPress: () => void }) {
  const { t } = useLingui();
  const phone = usePhone();
  const { nameOf, hasOwn } = useStageNames();
  const acts: Partial<Record<Stage, string>> = {
    inReview: t`Put in review`,
    shortlisted: t`Shortlist`,
    interview: t`Move to the interview…`,
    offer: t`Move to the offer…`,
    hired: t`Hire…`,
  };
  const own = nameOf(to);
  return (
    <Button variant="primary" busy={busy} onClick={onPress}>
      {(hasOwn(to) ? undefined : acts[to]) ?? t`Move to ${own}`}
      {!phone && <Icon icon={IconArrowRight} size="sm" flip />}
    </Button>
  );
}
