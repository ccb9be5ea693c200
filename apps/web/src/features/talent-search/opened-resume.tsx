import type { OpenedTalent } from "@orbita/contract";
import type { Assistant } from "~/features/assistant/use-assistant.ts";
import { MarkedLines, type Quoted } from "~/features/resume/marked.tsx";
import { ContactsPart } from "~/features/resume-view/contacts-part.tsx";
import { ResumeAside, ResumeText } from "~/features/resume-view/resume-view.tsx";
import styles from "./drawer.module.css";

type Props = {
  opened: OpenedTalent;
  /** What they were found by. */
  found?: readonly Quoted[];
  /** What the assistant speaks of. */
  marks: Assistant["marks"];
  className?: string | undefined;
};

/** What a CV says to a Space, with the lines that were asked for marked. */
export function OpenedResume({ opened: { profile, contacts }, found = [], marks, className }: Props) {
  return (
    <MarkedLines quotes={[...marks.quotes, ...found]} active={marks.active}>
      <div className={className ?? styles.resume}>
        <ResumeText resume={profile} order={profile.sectionOrder} />
        <ResumeAside resume={profile}>{contacts && <ContactsPart {...contacts} />}</ResumeAside>
      </div>
    </MarkedLines>
  );
}
