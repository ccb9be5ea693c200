import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { IconArrowRight, IconX, IconAlertCircle } from "@tabler/icons-react";
import { useState } from "react";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { ClosedFoot } from "./closed-foot.tsx";
import { MoveDialog } from "~/domain/interviews/move-dialog.tsx";
import { MoveMenu } from "./move-menu.tsx";
import { nextStage, needsMessage, type ApplicationStage } from "~/domain/applications/next-stage.ts";
import { RejectDialog } from "~/domain/applications/reject-dialog.tsx";
import { StageDialog } from "~/domain/interviews/stage-dialog.tsx";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useMove } from "~/domain/applications/use-move.ts";
import styles from "./candidate.module.css";

/** Moves an application without a message or dialog; the move can be undone. */
function useMoveNow({ id }: Pick<Application, "id">) {
  const { i18n } = useLingui();
  const move = useMove();
  return {
    busy: move.isPending,
    moveNow: (to: ApplicationStage) =>
      move.mutate(
        { ids: [id], to },
        { onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }) },
      ),
  };
}

type Props = { application: Application; onRejected?: (() => void) | undefined };

/** Actions on an application: the next stage as a button, other stages in a menu, and the rejection. */
export function CandidateActions({ application, onRejected }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const phone = usePhone();
  const [confirming, setConfirming] = useState<ApplicationStage | null>(null);
  const [writing, setWriting] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const { moveNow, busy } = useMoveNow(application);
  const { status, allowed } = application;
  if (!mayWrite(space))
    return (
      <p className={styles.reader}>
        <Trans>You have view-only access. Only owners and recruiters can move applications and reply.</Trans>
      </p>
    );
  if (allowed.length === 0) return <ClosedFoot application={application} />;
  const next = nextStage(status, allowed);
  const choose = (to: ApplicationStage) => (needsMessage(to) ? setConfirming(to) : moveNow(to));
  const reject = allowed.includes("rejected");
  return (
    <>
      {next && !phone && <NextButton to={next} busy={busy} onPress={() => choose(next)} />}
      {phone && reject && (
        <IconButton
          variant="outline"
          size="lg"
          icon={IconX}
          label={t`Reject…`}
          className={styles.still}
          onClick={() => setRejecting(true)}
        />
      )}
      <MoveMenu application={application} onChoose={choose} onWords={() => setWriting(true)} />
      {next && phone && <NextButton to={next} busy={busy} onPress={() => choose(next)} />}
      {!phone && reject && (
        <Button variant="danger" className={styles.end} onClick={() => setRejecting(true)}>
          <Trans>Reject…</Trans>
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

function NextButton({ to, busy, onPress }: { to: ApplicationStage; busy: boolean; onPress: () => void }) {
  const { t } = useLingui();
  const phone = usePhone();
  const { nameOf, hasOwn } = useStageNames();
  const acts: Partial<Record<ApplicationStage, string>> = {
    inReview: t`Move to In review`,
    shortlisted: t`Move to Shortlisted`,
    interview: t`Move to Interview…`,
    offer: t`Move to Offer…`,
    hired: t`Hire…`,
  };
  const own = nameOf(to);
  return (
    <Button variant="primary" busy={busy} onClick={onPress}>
      {(hasOwn(to) ? undefined : acts[to]) ?? (needsMessage(to) ? t`Move to ${own}…` : t`Move to ${own}`)}
      {!phone && <Icon icon={IconArrowRight} size="sm" flip />}
    </Button>
  );
}
