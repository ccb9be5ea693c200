import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceInterview } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { membersQuery } from "~/domain/members/queries.ts";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { formatSlot } from "./clock.ts";
import { missingInputLabels } from "./interview-labels.ts";
import { busyQuery, interviewsKey, type InterviewSubject } from "./queries.ts";
import { ProposalFields, ProposalTerms, SendLabel } from "./proposal-fields.tsx";
import { useInterviewProposal, type StageMovePolicy } from "./use-interview-proposal.ts";
import { WeekPart } from "./week-part.tsx";
import styles from "./interviews.module.css";

type Props = {
  subject: InterviewSubject;
  name: string;
  callName: string;
  /** Whether sending the proposal also moves the application to the interview stage. `ask` shows a checkbox. */
  moveOn: StageMovePolicy;
  /** The earlier proposal that the new times replace; null for a first proposal. */
  before: SpaceInterview | null;
  onSent?: (() => void) | undefined;
  /** Called if the user prefers to move the application without proposing times. */
  onWithoutTimes?: (() => void) | undefined;
  onClose: () => void;
};

/** Proposes at least two interview times, so that the candidate picks one without an exchange of emails. */
export function InterviewDialog({ subject, name, callName, moveOn, before, onSent, onWithoutTimes, onClose }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const me = useMe();
  const queries = useQueryClient();
  const now = useNow();
  const proposal = useInterviewProposal({ me: me?.id ?? "", before, now, moveOn: moveOn === "always" });
  const members = useQuery(membersQuery(space.id)).data ?? [];
  const busy = useQuery(busyQuery(space.id, proposal.week)).data ?? [];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const options = { spaceId: space.id, idempotencyKey: crypto.randomUUID() };
      const body = proposal.body();
      return answered(
        before
          ? api().interviews.proposeAgain(
              { params: { id: before.id }, body: { ...body, version: before.version } },
              options,
            )
          : api().interviews.propose({ body: { ...body, ...subject, moveOn: proposal.moveOn } }, options),
      );
    },
    onSuccess: async () => {
      showToast({ message: t`Times sent. The chosen time will appear here.` });
      onSent?.();
      onClose();
      await queries.invalidateQueries({ queryKey: interviewsKey });
      if (proposal.moveOn) await queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
    },
    // A colleague may have booked one of the times in the meantime, so the busy times are refetched.
    onError: () => void queries.invalidateQueries({ queryKey: interviewsKey }),
  });
  const { slots, zone, missing } = proposal;
  const names = members.filter(({ userId }) => proposal.people.includes(userId)).map(({ firstName }) => firstName);
  return (
    <FormDialog
      width={920}
      size="md"
      onClose={onClose}
      title={before ? t`Propose other times to ${name}` : t`Invite ${name} to an interview`}
      description={t`Choose at least two times. The person you invite will pick one, with no back and forth by email.`}
      submitLabel={<SendLabel count={slots.length} />}
      onSubmit={() => mutate()}
      busy={isPending}
      disabled={missing !== null}
      failure={error && failureText(i18n, error)}
      footNote={
        missing ? i18n._(missingInputLabels[missing]) : slots.map((at) => formatSlot(i18n.locale, zone, at)).join(" · ")
      }
    >
      <div className={styles.dialog}>
        <div>
          <WeekPart proposal={proposal} busy={busy} names={names} now={now} />
          <ProposalTerms proposal={proposal} canMoveOn={moveOn === "ask"} />
          {onWithoutTimes && (
            <div className={styles.withoutTimes}>
              <TextLink onClick={onWithoutTimes}>
                <Trans>Move without proposing times…</Trans>
              </TextLink>
            </div>
          )}
        </div>
        <ProposalFields proposal={proposal} members={members} callName={callName} />
      </div>
    </FormDialog>
  );
}
