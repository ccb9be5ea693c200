import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ResumeVersion } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { versionsQuery } from "~/domain/resumes/use-export.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatDay } from "~/shell/format/format.ts";
import { VersionForm } from "./version-form.tsx";
import styles from "./versions.module.css";

type Props = { resume: Resume; opened: boolean; onClose: () => void };

/** Lists and edits versions of the resume for different readers: each leaves parts out or changes headline and summary. */
export function ResumeVersionsDialog({ resume, opened, onClose }: Props) {
  const [edited, setEdited] = useState<ResumeVersion | "new" | null>(null);
  const close = () => {
    setEdited(null);
    onClose();
  };
  if (opened && edited)
    return (
      <VersionForm
        key={edited === "new" ? "new" : edited.id}
        resume={resume}
        version={edited === "new" ? null : edited}
        onDone={() => setEdited(null)}
      />
    );
  return <VersionList opened={opened} onClose={close} onEdit={setEdited} />;
}

type ListProps = { opened: boolean; onClose: () => void; onEdit: (version: ResumeVersion | "new") => void };

function VersionList({ opened, onClose, onEdit }: ListProps) {
  const { t } = useLingui();
  const { data: versions = [] } = useQuery({ ...versionsQuery, enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={560}
      title={t`Your CV versions`}
      description={t`One CV, tailored to each use. Changes you make to your CV will appear in every version.`}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onClick={() => onEdit("new")}>
          <Trans>New version</Trans>
        </Button>
      }
    >
      {versions.length === 0 ? (
        <Text tone="muted">
          <Trans>
            You don’t have any versions yet. A version leaves out what a reader doesn’t need, and can start with a
            different summary.
          </Trans>
        </Text>
      ) : (
        <ItemList
          ruled="line"
          items={versions.map((version) => ({
            key: version.id,
            content: <Row version={version} onEdit={() => onEdit(version)} />,
          }))}
        />
      )}
    </Dialog>
  );
}

function Row({ version, onEdit }: { version: ResumeVersion; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { name, leftOut, updated } = version;
  const { mutate, isPending } = useMutation({
    mutationFn: () => answered(api().resumes.removeVersion({ params: { id: version.id } })),
    onSuccess: async () => {
      showToast({ message: t`Version “${name}” deleted` });
      await queries.invalidateQueries({ queryKey: versionsQuery.queryKey });
    },
    onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }),
  });
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Text weight="medium" tone="ink">
          <bdi>{name}</bdi>
        </Text>
        <Meta
          items={[
            leftOut.length > 0 && (
              <Plural value={leftOut.length} key="out" one="# item left out" other="# items left out" />
            ),
            formatDay(i18n.locale, updated),
          ]}
        />
      </div>
      <Button size="sm" variant="quiet" aria-label={t`Edit “${name}”`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button size="sm" variant="quiet" aria-label={t`Delete “${name}”`} busy={isPending} onClick={() => mutate()}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
