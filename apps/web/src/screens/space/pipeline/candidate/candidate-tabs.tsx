import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Tabs, type TabItem } from "@orbita/ui/overlays/tabs.tsx";
import { lazy, Suspense } from "react";
import { cx } from "@orbita/ui/cx.ts";
import { EvidencePart } from "./evidence-part.tsx";
import { History } from "./history.tsx";
import { LetterPart } from "./letter-part.tsx";
import { NotesPart } from "./notes-part.tsx";
import { ResumePart } from "./resume-part.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./candidate.module.css";
import messageStyles from "~/domain/messages/messages.module.css";

const Thread = lazy(() => import("~/domain/messages/thread.tsx").then((all) => ({ default: all.Thread })));

/** The message thread with a candidate, shown in the candidate's drawer. */
function CandidateThread({ id, className }: { id: string; className: string | undefined }) {
  const { id: spaceId } = useActingSpace();
  return (
    <div className={cx(className, messageStyles.narrow)}>
      <Suspense>
        <Thread looker={{ spaceId }} id={id} />
      </Suspense>
    </div>
  );
}

const ScorecardPart = lazy(() =>
  import("../scorecards/scorecard-part.tsx").then((module) => ({ default: module.ScorecardPart })),
);

const Scorecard = ({ application }: { application: Application }) => (
  <Suspense>
    <ScorecardPart application={application} />
  </Suspense>
);

const CandidateInterviews = lazy(() =>
  import("~/domain/interviews/candidate-interviews.tsx").then((module) => ({ default: module.CandidateInterviews })),
);

export type CandidateTab =
  | "evidence"
  | "resume"
  | "letter"
  | "interview"
  | "scorecard"
  | "messages"
  | "notes"
  | "history";

type Props = { application: Application; tab: CandidateTab; onTab: (tab: CandidateTab) => void };

/** Tabs of an application. The history is part of the evidence tab, or a tab of its own on a phone. */
export function CandidateTabs({ application, tab, onTab }: Props) {
  const { t } = useLingui();
  const phone = usePhone();
  const history = <History application={application} />;
  const tabs: TabItem<CandidateTab>[] = [
    {
      value: "evidence",
      label: t({ message: "Evidence", context: "of an application" }),
      panel: (
        <>
          <EvidencePart evidence={application.evidence} />
          {!phone && <div className={styles.history}>{history}</div>}
        </>
      ),
    },
    { value: "resume", label: <Trans>CV</Trans>, panel: <ResumePart application={application} /> },
    {
      value: "letter",
      label: t`Cover note`,
      panel: <LetterPart application={application} />,
    },
    {
      value: "messages",
      label: <Trans>Messages</Trans>,
      panel: <CandidateThread id={application.id} className={styles.panel} />,
    },
    {
      value: "interview",
      label: <Trans>Interview</Trans>,
      panel: (
        <Suspense>
          <CandidateInterviews application={application} />
        </Suspense>
      ),
    },
    { value: "scorecard", label: <Trans>Scorecard</Trans>, panel: <Scorecard application={application} /> },
    {
      value: "notes",
      label: <Trans>Notes</Trans>,
      ...(application.noteList.length > 0 && { count: application.noteList.length }),
      panel: <NotesPart application={application} />,
    },
    ...(phone
      ? [
          {
            value: "history" as const,
            label: t({ message: "Timeline", context: "of an application" }),
            panel: <div className={styles.panel}>{history}</div>,
          },
        ]
      : []),
  ];
  const shown = tabs.some(({ value }) => value === tab) ? tab : "evidence";
  return <Tabs label={t`Application sections`} tabs={tabs} value={shown} onChange={onTab} />;
}
