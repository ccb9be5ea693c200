import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { isEmployment } from "@orbita/contract/job-posts/publishable";
import type { JobPost } from "@orbita/contract";
import { useDeferredValue, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { JobRow } from "~/domain/job-posts/public/list/job-row.tsx";
import { useEditor } from "./editor-context.tsx";
import type { EditorValues } from "./editor-form.ts";
import { Description } from "~/domain/job-posts/public/page/description.tsx";
import { JobFacts } from "~/domain/job-posts/public/page/job-facts.tsx";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import styles from "./editor.module.css";

/** The post as readers will see it, with the current input of the form instead of the saved values. */
function usePreviewed(): JobPost {
  const { form, post, labels } = useEditor();
  const values = useDeferredValue(useWatch({ control: form.control }) as EditorValues);
  const skills = values.skills.map(({ id, mandatory, minYears }) => {
    const known = post.skills.find((one) => one.id === id) ?? labels[id];
    return { id, mandatory, minYears, it: known?.it ?? id, en: known?.en ?? known?.it ?? id };
  });
  return { ...post, ...values, labels, skills };
}

export function PreviewCard() {
  const { t } = useLingui();
  const title = useId();
  const [view, setView] = useState<"list" | "page">("list");
  const [now] = useState(() => Date.now());
  const job = usePreviewed();
  const without = isEmployment({ contractType: job.contractType }) && job.ccnl === null;
  return (
    <Card clip aria-labelledby={title}>
      <Card.Head
        title={t`Preview`}
        id={title}
        actions={
          <SegmentedControl
            label={t`Preview`}
            value={view}
            onChange={setView}
            segments={[
              { value: "list", label: t({ message: "List", context: "preview" }) },
              { value: "page", label: t({ message: "Page", context: "preview" }) },
            ]}
          />
        }
      />
      {/* The preview is inert, because its links must not work. */}
      <div className={view === "list" ? styles.previewRow : styles.previewPage} inert>
        {view === "list" ? <JobRow job={job} now={now} level={3} /> : <PreviewPage job={job} />}
      </div>
      {view === "list" && without && (
        <div className={styles.previewNote}>
          <Tag tone="danger">
            <Trans>CCNL missing</Trans>
          </Tag>
        </div>
      )}
    </Card>
  );
}

/** A small preview of the first part of a post's page. */
function PreviewPage({ job }: { job: JobPost }) {
  return (
    <>
      <Text size="sm" tone="muted">
        <bdi>{job.space.name}</bdi>
      </Text>
      <Heading level={3} size="sm">
        {job.title ? <JobTitle title={job.title} /> : <Trans>Untitled</Trans>}
      </Heading>
      <JobFacts job={job} className={styles.previewFacts} />
      <Description text={job.description} />
    </>
  );
}
