import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ResumeSection } from "@orbita/contract";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { useMemo, useState, type ReactNode } from "react";
import { Assistant } from "~/features/assistant/assistant.tsx";
import { useAssistant } from "~/features/assistant/use-assistant.ts";
import { LeaveGuard } from "~/shell/form/leave-guard.tsx";
import { useSectionInView } from "~/shell/navigation/use-section-in-view.ts";
import { PendingUploadNote } from "~/features/resume-upload/pending-upload-note.tsx";
import { rememberCollapsed } from "./remember.ts";
import { MarkedLines } from "./marked.tsx";
import { BlankResume } from "./blank-resume.tsx";
import { ContactsSection } from "./contacts-section.tsx";
import { MissingList } from "./missing-list.tsx";
import { isBlank } from "./missing.ts";
import {
  focusSoon,
  ResumeToolsProvider,
  sectionId,
  useResumeTools,
  type FixedPart,
  type ResumeTools,
} from "./resume-context.tsx";
import { ResumeHeader } from "./resume-header.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { SaveLine } from "./save-line.tsx";
import { SectionList } from "./section-list.tsx";
import { Sections } from "./sections.tsx";
import { useOpenForms } from "./use-open-forms.ts";
import { useSaving } from "./use-saving.ts";
import { useSectionOrder } from "./use-section-order.ts";
import { useSuggest } from "./use-suggest.ts";
import { useUndoKey } from "./use-undo-key.ts";
import { WishesSection } from "./wishes-section.tsx";
import styles from "./resume.module.css";

type Props = { fresh: Resume; isBegunByHand: boolean };

export function ResumeEditor({ fresh, isBegunByHand }: Props) {
  const { saving, resume, state, unsent, change, undo } = useSaving(fresh);
  const [said, say] = useState("");
  const { dirty, ...forms } = useOpenForms();
  const suggest = useSuggest(resume, saving.flush);
  useUndoKey(undo);
  const tools: ResumeTools = useMemo(
    () => ({ resume, change, say, suggest, ...forms }),
    [resume, change, suggest, forms],
  );
  const [begun, setBegun] = useState(isBegunByHand);
  return (
    <ResumeToolsProvider value={tools}>
      {isBlank(resume) && !begun ? (
        <BlankResume resume={resume} onBegin={() => setBegun(true)} />
      ) : (
        <Editor status={<SaveLine state={state} unsent={unsent} />}>
          <PendingUploadNote resume={resume} />
          {state.kind === "failed" && (
            <SaveFailure error={state.error} onRetry={() => void saving.flush()} onDiscard={() => saving.discard()} />
          )}
        </Editor>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <LeaveGuard unsaved={dirty} save={undefined} />
    </ResumeToolsProvider>
  );
}

/** The sections with their list in a sidebar. On tablets the list opens in a drawer; on phones each section has its own menu. */
function Editor({ status, children }: { status: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const { resume, change, say } = useResumeTools();
  const order = useSectionOrder({ resume, change, say });
  const [listed, setListed] = useState(false);
  const inView = useSectionInView([...order.order, "contacts" as const, "wishes" as const].map(sectionId));
  const assistant = useAssistant(resume.id, ({ section }) => rememberCollapsed({ [section]: false }));
  const current = inView?.replace(/^section-/, "");

  const go = (section: ResumeSection | FixedPart) => {
    setListed(false);
    if (section !== "contacts" && section !== "wishes") rememberCollapsed({ [section]: false });
    document.getElementById(sectionId(section))?.scrollIntoView({ block: "start" });
    focusSoon(`${sectionId(section)}-title`);
  };

  return (
    <>
      <div className={styles.nav}>
        <p className={styles.navTitle} aria-hidden="true">
          <Trans>Sections</Trans>
        </p>
        <SectionList place="list" order={order} current={current} onGo={go} />
      </div>
      <div className={styles.main} data-beside={assistant.opened || undefined}>
        <ResumeHeader status={status} onSections={() => setListed(true)} assistant={assistant} />
        {children}
        <MissingList />
        <div className={styles.sections}>
          <MarkedLines {...assistant.marks}>
            <Sections order={order} />
          </MarkedLines>
          <ContactsSection />
          <WishesSection />
        </div>
      </div>
      <Drawer opened={listed} onClose={() => setListed(false)} title={t`Sections`} closeLabel={t`Close`} width={320}>
        <SectionList place="drawer" order={order} current={current} onGo={go} />
      </Drawer>
      <Assistant topic={{ about: "mine", id: resume.id, spaceId: null }} {...assistant.drawer} />
    </>
  );
}
