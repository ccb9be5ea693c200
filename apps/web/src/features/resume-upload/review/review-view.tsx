import { useLingui } from "@lingui/react/macro";
import type { Resume, ResumeReview } from "@orbita/contract";
import { proposalsOf } from "@orbita/contract/resume-uploads/proposals";
import type { Reading } from "@orbita/contract/resume-uploads/reading";
import { Page } from "@orbita/ui/base/page.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { useMemo, useRef, useState } from "react";
import { DocumentPanel } from "../document/document-panel.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Connector } from "./connector.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import { focusRow } from "./focus-row.ts";
import { groupsOf, tabCounts, tabOf, type TabName } from "./groups.ts";
import { HiddenNote } from "./hidden-note.tsx";
import { LineSheet } from "./line-sheet.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewProvider, type Review } from "./review-context.ts";
import { SaveFault } from "./save-fault.tsx";
import { countsOf } from "./standing.ts";
import { useConfirm } from "./use-confirm.ts";
import { useDecisions } from "./use-decisions.ts";
import { useReviewActs } from "./use-review-acts.ts";
import styles from "./review.module.css";

type Props = { upload: ResumeReview; reading: Reading; resume: Resume };

/** The proposals beside the document. The profile does not change until the user confirms. */
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
  const select: Review["select"] = (path, from) => setSelection({ selected: path, follows: from !== "document" });
  const [line, showLine] = useState<string | null>(null);
  const counts = countsOf(proposals, reading, decisions);
  const acts = useReviewActs({ proposals, decisions, decide, save });
  const confirm = useConfirm({ upload, resume, decisions, save, counts });

  function goTo(path: string): void {
    const proposal = proposals.find((one) => one.path === path);
    if (proposal) setTab(tabOf(proposal.section));
    select(path);
    // The tab's rows render one frame later.
    requestAnimationFrame(() => {
      const row = grid.current?.querySelector(`[data-field="${CSS.escape(path)}"]`);
      row?.scrollIntoView({ block: "nearest" });
      focusRow(row, { preventScroll: true });
    });
  }
  const review: Review = { upload, reading, proposals, decisions, decide, selected, select, follows, goTo, showLine };
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
            <FieldsPanel tab={tab} onTab={setTab} label={t`Proposed fields`} />
            {!phone && <Connector within={grid} />}
          </div>
        </Page>
      </main>
      <LineSheet path={line} onClose={() => showLine(null)} />
      <ConfirmDialog
        opened={confirm.asking}
        counts={counts}
        busy={confirm.busy}
        onClose={confirm.close}
        onConfirm={confirm.run}
      />
    </ReviewProvider>
  );
}
