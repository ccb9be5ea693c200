import type { OpenedTalent } from "@orbita/contract";
import type { Assistant } from "~/features/assistant/use-assistant.ts";
import { MarkedLines, type Quoted } from "~/features/resume/marked.tsx";
import { ContactsPart } from "~/features/resume-view/contacts-part.tsx";
import { ResumeAside, ResumeText } from "~/features/resume-view/resume-view.tsx";
import styles from "./drawer.module.css";

type Props = {
  opened: OpenedTalent;
  /** The lines that matched the search. */
  found?: readonly Quoted[];
  /** The lines that the assistant quotes. */
  marks: Assistant["marks"];
  className?: string | undefined;
};

/** A CV as a Space sees it, with the matching and quoted lines highlighted. */
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
