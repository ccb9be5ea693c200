import { Trans } from "@lingui/react/macro";
import type { ResumeUpload } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { FileLine } from "./file-line.tsx";
import { StageList } from "./stage-list.tsx";
import { StageOrbit } from "./stage-orbit.tsx";
import styles from "../upload.module.css";

/** Shows the stages while a document is read, each as its event arrives. */
export function ProgressView({ upload }: { upload: ResumeUpload }) {
  return (
    <Page as="main" className={styles.page}>
      <div className={styles.orbit}>
        <StageOrbit past={upload.stages} begun />
      </div>
      <div className={styles.words}>
        <Heading level={1} size="lg">
          <Trans>We are reading your CV</Trans>
        </Heading>
        <FileLine upload={upload} />
        <StageList passed={upload.stages} />
        <Note className={styles.note}>
          <Trans>
            You can close this page: the reading goes on, and you find it here. Nothing enters your profile without your
            confirmation.
          </Trans>
        </Note>
      </div>
    </Page>
  );
}
