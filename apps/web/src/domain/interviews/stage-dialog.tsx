import type { ApplicationCard, BulkMoveResult } from "@orbita/contract";
import { isLiveInterview } from "@orbita/contract/interviews/states";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { InterviewDialog } from "./interview-dialog.tsx";
import { interviewsQuery } from "./queries.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { ApplicationStage } from "~/domain/applications/next-stage.ts";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";

type Props = {
  applications: readonly ApplicationCard[];
  to: ApplicationStage;
  /** Called after the move, with the ids of the moved applications. */
  onMoved?: ((ids: readonly string[]) => void) | undefined;
  onClose: () => void;
};

/**
 * Asks the user before a move to Interview, Offer or Hired.
 * Dragging, keys, menus, bulk actions and the drawer all open this dialog, so that no candidate gets an email that nobody confirmed.
 */
export function StageDialog({ applications, to, onMoved, onClose }: Props) {
  const [only, ...others] = applications;
  const [withoutTimes, setWithoutTimes] = useState(false);
  if (!only) return null;
  const dialog = { onMoved: (done: BulkMoveResult) => onMoved?.(done.moved.map(({ id }) => id)), onClose };
  if (to !== "interview" || others.length > 0 || withoutTimes)
    return <MoveDialog applications={applications} begin={to} {...dialog} />;
  return (
    <InviteDialog
      application={only}
      onMoved={() => onMoved?.([only.id])}
      onWithoutTimes={() => setWithoutTimes(true)}
      onClose={onClose}
    />
  );
}

type InviteProps = {
  application: ApplicationCard;
  onMoved: () => void;
  onWithoutTimes: () => void;
  onClose: () => void;
};

/** Proposes interview times to one candidate. If times are already proposed or agreed, the dialog only confirms the move. */
function InviteDialog({ application, onMoved, onWithoutTimes, onClose }: InviteProps) {
  const space = useActingSpace();
  const { nameOf, callName } = useCandidateName();
  const subject = { applicationId: application.id };
  const { data, isError } = useQuery(interviewsQuery(space.id, subject));
  if (!data && !isError) return null;
  if (isError || data?.some(({ state }) => isLiveInterview(state)))
    return <MoveDialog applications={[application]} begin="interview" onMoved={onMoved} onClose={onClose} />;
  return (
    <InterviewDialog
      subject={subject}
      name={nameOf(application)}
      callName={callName(application)}
      moveOn="always"
      before={null}
      onSent={onMoved}
      onWithoutTimes={onWithoutTimes}
      onClose={onClose}
    />
  );
}
