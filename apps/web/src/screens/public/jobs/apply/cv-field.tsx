import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, Resume, ResumeVersion } from "@orbita/contract";
import { judgingSections } from "@orbita/contract/resumes/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconFileText } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { versionsQuery } from "~/domain/resumes/use-export.ts";
import { useResume } from "~/domain/resumes/queries.ts";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { BlindPreview, CvPreview } from "./cv-preview.tsx";
import styles from "./apply.module.css";

type Props = { job: JobPost; versionId: string | null; onChange: (versionId: string | null) => void };

/** Selects the current CV or one of its versions, with a preview. */
export function CvField({ job, versionId, onChange }: Props) {
  const { t } = useLingui();
  const { data: resume } = useResume();
  const { data: versions = [] } = useQuery(versionsQuery);
  const [looking, setLooking] = useState(false);
  const version = versions.find(({ id }) => id === versionId) ?? null;
  const snapshot = t`as it is today, without later changes`;
  return (
    <div className={styles.cv}>
      {versions.length > 0 ? (
        <NativeSelect
          label={t`CV to send`}
          aside={<span className={styles.snapshot}>{snapshot}</span>}
          value={version?.id ?? ""}
          onChange={({ currentTarget: { value } }) => onChange(value || null)}
          options={[{ value: "", label: t`Full CV` }, ...versions.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      ) : (
        <div className={styles.cvHead}>
          <Text as="span" size="sm" weight="medium" tone="ink">
            <Trans>CV to send</Trans>
          </Text>
          <Text as="span" size="sm" tone="muted">
            {snapshot}
          </Text>
        </div>
      )}
      {resume && <CvCard resume={resume} version={version} onLook={() => setLooking(true)} />}
      {resume && looking && !job.blind && (
        <CvPreview resume={resume} version={version} onClose={() => setLooking(false)} />
      )}
      {looking && job.blind && <BlindPreview jobId={job.id} version={version} onClose={() => setLooking(false)} />}
    </div>
  );
}

type CardProps = { resume: Resume; version: ResumeVersion | null; onLook: () => void };

function CvCard({ resume, version, onLook }: CardProps) {
  const { i18n } = useLingui();
  const name = [resume.firstName, resume.lastName].filter(Boolean).join(" ");
  const day = formatDayAndMonth(
    i18n.locale,
    version && version.updated > resume.updated ? version.updated : resume.updated,
  );
  const sharesAi = judgingSections.some((section) => resume[section].some(({ shared }) => shared));
  return (
    <div className={styles.card}>
      <Icon icon={IconFileText} />
      <div className={styles.cardWords}>
        <Text weight="medium" tone="ink">
          <Trans>
            <bdi>{name}</bdi>, CV
          </Trans>
        </Text>
        <Meta
          items={[
            <Trans key="day">Updated on {day}</Trans>,
            sharesAi ? (
              <Trans key="ai">with the AI sections you share</Trans>
            ) : (
              <Trans key="ai">without AI sections</Trans>
            ),
          ]}
        />
      </div>
      <Button size="sm" variant="outline" onClick={onLook}>
        <Trans>Preview</Trans>
      </Button>
    </div>
  );
}
