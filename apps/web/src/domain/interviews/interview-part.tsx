import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceInterview as Interview } from "@orbita/contract";
import { isLiveInterview } from "@orbita/contract/interviews/states";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { InterviewDialog } from "./interview-dialog.tsx";
import { interviewsQuery, useLiveInterviews, type InterviewSubject } from "./queries.ts";
import { SpaceInterview } from "./space-interview.tsx";
import styles from "./interviews.module.css";

type Props = {
  subject: InterviewSubject;
  name: string;
  callName: string;
  /** True if the application is not at the interview stage yet. */
  canMoveOn?: boolean;
  /** True if the application is open or the contact request accepted. */
  open: boolean;
};

/** The interviews of an application or contact request, and the button to propose an interview. */
export function InterviewPart({ subject, name, callName, canMoveOn = false, open }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  useLiveInterviews();
  const { data, error, refetch } = useQuery(interviewsQuery(space.id, subject));
  const [proposing, setProposing] = useState<{ before: Interview | null } | null>(null);
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  const live = data.some(({ state }) => isLiveInterview(state) || state === "expired");
  return (
    <div className={styles.part}>
      {data.length === 0 && (
        <Text tone="muted">
          <Trans>No interviews yet. Propose at least two times and let the other person choose one.</Trans>
        </Text>
      )}
      {open && !live && mayWrite(space) && (
        <Button variant="primary" icon={IconCalendarPlus} onClick={() => setProposing({ before: null })}>
          <Trans>Propose interview…</Trans>
        </Button>
      )}
      {data.map((interview) => (
        <SpaceInterview key={interview.id} interview={interview} onOthers={() => setProposing({ before: interview })} />
      ))}
      {proposing && (
        <InterviewDialog
          subject={subject}
          name={name}
          callName={callName}
          moveOn={canMoveOn ? "ask" : "never"}
          before={proposing.before}
          onClose={() => setProposing(null)}
        />
      )}
    </div>
  );
}
