import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Tabs, type Tab } from "@orbita/ui/overlays/tabs.tsx";
import { EvidencePart } from "./evidence-part.tsx";
import { History } from "./history.tsx";
import { LetterPart } from "./letter-part.tsx";
import { NotesPart } from "./notes-part.tsx";
import { ResumePart } from "./resume-part.tsx";
import styles from "./candidate.module.css";

export type CandidateTab = "evidence" | "resume" | "letter" | "notes" | "history";

type Props = { application: Application; tab: CandidateTab; onTab: (tab: CandidateTab) => void };

/** What came with the application, what colleagues say, and what happened: a part of the evidence, or on a phone its own. */
export function CandidateTabs({ application, tab, onTab }: Props) {
  const { t } = useLingui();
  const phone = usePhone();
  const history = <History application={application} />;
  const tabs: Tab<CandidateTab>[] = [
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
      label: t({ message: "Motivation", context: "of an application" }),
      panel: <LetterPart application={application} />,
    },
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
            label: t({ message: "History", context: "of an application" }),
            panel: <div className={styles.panel}>{history}</div>,
          },
        ]
      : []),
  ];
  const shown = tabs.some(({ value }) => value === tab) ? tab : "evidence";
  return <Tabs label={t`Parts of the application`} tabs={tabs} value={shown} onChange={onTab} />;
}
