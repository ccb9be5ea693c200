import { Trans } from "@lingui/react/macro";
import type { ResumeUpload } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { FileLine } from "./file-line.tsx";
import { StageList } from "./stage-list.tsx";
import { StageOrbit } from "./stage-orbit.tsx";
import styles from "~/domain/resume-uploads/upload.module.css";

/** The progress of reading a document. Each stage is marked when its change event arrives. */
export function ProgressView({ upload }: { upload: ResumeUpload }) {
  return (
    <Page as="main" className={styles.page}>
      <div className={styles.orbit}>
        <StageOrbit past={upload.stages} begun />
      </div>
      <div className={styles.words}>
        <Heading level={1} size="lg">
          <Trans>We’re reading your CV</Trans>
        </Heading>
        <FileLine upload={upload} />
        <StageList passed={upload.stages} />
        <Note className={styles.note}>
          <Trans>
            You can close this page: we’ll keep reading, and you’ll find the result here. Nothing will be added to your
            profile until you confirm it.
          </Trans>
        </Note>
      </div>
    </Page>
  );
}
