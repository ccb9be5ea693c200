import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ResumeSection } from "@orbita/contract";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { useMemo, useState, type ReactNode, useEffect, useEffectEvent } from "react";
import { Text } from "@orbita/ui/base/text.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { useAssistant } from "~/domain/assistant/use-assistant.ts";
import { LeaveGuard } from "~/shell/form/leave-guard.tsx";
import { useSectionInView } from "~/shell/navigation/use-section-in-view.ts";
import { PendingUploadNote } from "~/domain/resume-uploads/pending-upload-note.tsx";
import { rememberCollapsed } from "./remember.ts";
import { MarkedLines } from "~/domain/resumes/marked.tsx";
import { BlankResume } from "./blank-resume.tsx";
import { ContactsSection } from "./contacts-section.tsx";
import { MissingList } from "./missing-list.tsx";
import { isBlank } from "./missing.ts";
import { formInAddress } from "./form-in-address.ts";
import {
  focusSoon,
  formOf,
  ResumeToolsProvider,
  sectionId,
  useResumeTools,
  type FixedResumePart,
  type ResumeTools,
} from "./resume-context.tsx";
import { ResumeHeader } from "./resume-header.tsx";
import { ResumeSaveFailure } from "./resume-save-failure.tsx";
import { SectionList } from "./section-list.tsx";
import { Sections } from "./sections.tsx";
import { useOpenForms } from "./use-open-forms.ts";
import { useSaving } from "./use-saving.ts";
import { useSectionOrder } from "./use-section-order.ts";
import { useSuggest } from "./use-suggest.ts";
import { WishesSection } from "./wishes/wishes-section.tsx";
import { formatClock } from "~/shell/format/format.ts";
import type { ResumeSaveState } from "./saving.ts";
import styles from "./resume.module.css";

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Ctrl+Z or Cmd+Z undoes the last action. Inside a field it is left to the field's own undo. */
function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const asked =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
    if (!asked || isField(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

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
        <Editor status={<ResumeSaveStatus state={state} unsent={unsent} />}>
          <PendingUploadNote resume={resume} />
          {state.kind === "failed" && (
            <ResumeSaveFailure
              error={state.error}
              onRetry={() => void saving.flush()}
              onDiscard={() => saving.discard()}
            />
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

/**
 * The sections of the resume, with their list in a sidebar.
 * On tablets the list opens in a drawer; on phones each section has its own menu.
 */
function Editor({ status, children }: { status: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const { resume, change, say } = useResumeTools();
  const order = useSectionOrder({ resume, change, say });
  const [listed, setListed] = useState(false);
  useFormInAddress();
  const inView = useSectionInView([...order.order, "contacts" as const, "wishes" as const].map(sectionId));
  const assistant = useAssistant(resume.id, ({ section }) => rememberCollapsed({ [section]: false }));
  const current = inView?.replace(/^section-/, "");

  const go = (section: ResumeSection | FixedResumePart) => {
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

/** Opens the form whose button the address names, for example `#open-technicalSkills:new`: links to a place in the CV lead there. */
function useFormInAddress(): void {
  const { openForm } = useResumeTools();
  const open = useEffectEvent(() => {
    const form = formInAddress(location.hash);
    if (!form) return;
    rememberCollapsed({ [form.section]: false });
    openForm(formOf(form.section, form.entry));
    document.getElementById(sectionId(form.section))?.scrollIntoView({ block: "start" });
  });
  useEffect(() => open(), []);
}

/** The save status: saving, saved, or failed. */
function ResumeSaveStatus({ state, unsent }: { state: ResumeSaveState; unsent: boolean }) {
  const { i18n } = useLingui();
  const at = state.kind === "saved" ? formatClock(i18n.locale, state.at) : "";
  return (
    <Text as="span" size="sm" tone={state.kind === "failed" ? "danger" : "muted"}>
      <span role="status">
        {state.kind === "failed" ? (
          <Trans>Not saved yet, but safe on this device</Trans>
        ) : state.kind === "saving" || unsent ? (
          <Trans>Saving…</Trans>
        ) : (
          <Trans>Saved at {at}</Trans>
        )}
      </span>
    </Text>
  );
}
