import { useLingui } from "@lingui/react/macro";
import { Page } from "@orbita/ui/base/page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ResumeEditor } from "./resume-editor.tsx";
import { useResume } from "~/domain/resumes/queries.ts";
import { ResumeSkeleton } from "./resume-skeleton.tsx";
import styles from "./resume.module.css";

/** A talent's own resume, edited in place. */
export function ResumePage({ isBegunByHand }: { isBegunByHand: boolean }) {
  const { t } = useLingui();
  const { data, error, refetch } = useResume();
  return (
    <Page as="main" className={styles.page}>
      {data ? (
        <ResumeEditor fresh={data} isBegunByHand={isBegunByHand} />
      ) : error ? (
        <div className={styles.whole}>
          <QueryFailure error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ResumeSkeleton label={t`Loading`} />
      )}
    </Page>
  );
}
