import type { OpenedTalentProfile } from "@orbita/contract";
import type { AssistantControl } from "~/domain/assistant/use-assistant.ts";
import { MarkedLines, type ResumeQuote } from "~/domain/resumes/marked.tsx";
import { ContactsPart } from "~/domain/resumes/view/contacts-part.tsx";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import styles from "./drawer.module.css";

type Props = {
  opened: OpenedTalentProfile;
  /** The lines of the CV that matched the search. */
  found?: readonly ResumeQuote[];
  /** The lines of the CV that the assistant quotes. */
  marks: AssistantControl["marks"];
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
