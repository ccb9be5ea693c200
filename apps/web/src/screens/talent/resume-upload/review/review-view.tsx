import { useLingui } from "@lingui/react/macro";
import type { Resume, ResumeUploadReview } from "@orbita/contract";
import { proposalsOf } from "@orbita/contract/resume-uploads/proposals";
import type { ParsedDocument } from "@orbita/contract/resume-uploads/reading";
import { Page } from "@orbita/ui/base/page.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { useMemo, useRef, useState } from "react";
import { DocumentPanel } from "../document/document-panel.tsx";
import { ReviewConfirmDialog } from "./review-confirm-dialog.tsx";
import { Connector } from "./connector.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import { focusRow } from "./focus-row.ts";
import { groupsOf, tabCounts, tabOf, type TabName } from "./groups.ts";
import { HiddenNote } from "./hidden-note.tsx";
import { LineSheet } from "./line-sheet.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewProvider, type ReviewContextValue } from "./review-context.ts";
import { SaveFault } from "./save-fault.tsx";
import { countProposals } from "~/domain/resume-uploads/proposal-state.ts";
import { useConfirm } from "./use-confirm.ts";
import { useDecisions } from "./use-decisions.ts";
import { useReviewActions } from "./use-review-actions.ts";
import styles from "./review.module.css";

type Props = { upload: ResumeUploadReview; reading: ParsedDocument; resume: Resume };

/** The review of an uploaded CV: the proposals beside the document. The profile does not change until the user confirms. */
export function ReviewView({ upload, reading, resume }: Props) {
  const { t } = useLingui();
  const phone = usePhone();
  const grid = useRef<HTMLDivElement>(null);
  const proposals = useMemo(() => proposalsOf(reading, resume), [reading, resume]);
  const { decisions, decide, save, state } = useDecisions(upload);
  const [tab, setTab] = useState<TabName>(() => tabCounts(proposals)[0]?.tab ?? "experience");
  const [{ selected, follows }, setSelection] = useState(() => ({
    selected: groupsOf(tab, proposals)[0]?.proposals[0]?.path ?? null,
    follows: true,
  }));
  const select: ReviewContextValue["select"] = (path, from) =>
    setSelection({ selected: path, follows: from !== "document" });
  const [line, showLine] = useState<string | null>(null);
  const counts = countProposals(proposals, reading, decisions);
  const acts = useReviewActions({ proposals, decisions, decide, save });
  const confirm = useConfirm({ upload, resume, decisions, save, counts });

  function goTo(path: string): void {
    const proposal = proposals.find((one) => one.path === path);
    if (proposal) setTab(tabOf(proposal.section));
    select(path);
    // Waits one frame, because the rows of the newly opened tab render later.
    requestAnimationFrame(() => {
      const row = grid.current?.querySelector(`[data-field="${CSS.escape(path)}"]`);
      row?.scrollIntoView({ block: "nearest" });
      focusRow(row, { preventScroll: true });
    });
  }
  const review: ReviewContextValue = {
    upload,
    reading,
    proposals,
    decisions,
    decide,
    selected,
    select,
    follows,
    goTo,
    showLine,
  };
  return (
    <ReviewProvider value={review}>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ReviewBar
          counts={counts}
          busy={confirm.busy}
          onLater={acts.later}
          onAcceptSure={acts.acceptSure}
          onConfirm={confirm.ask}
        />
        <Page>
          <SaveFault state={state} onRetry={() => void save()} conflict={confirm.error} />
          <HiddenNote />
          <div ref={grid} className={styles.grid}>
            {!phone && <DocumentPanel />}
            <FieldsPanel tab={tab} onTab={setTab} label={t`Suggested fields`} />
            {!phone && <Connector within={grid} />}
          </div>
        </Page>
      </main>
      <LineSheet path={line} onClose={() => showLine(null)} />
      <ReviewConfirmDialog
        opened={confirm.asking}
        counts={counts}
        busy={confirm.busy}
        onClose={confirm.close}
        onConfirm={confirm.run}
      />
    </ReviewProvider>
  );
}
