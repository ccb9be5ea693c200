import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, MyWholeApplication, ApplicationReader } from "@orbita/contract";
import { applicationLimits } from "@orbita/contract/applications/limits";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconCpu, IconEyeOff } from "@tabler/icons-react";
import { plural } from "@lingui/core/macro";
import { JobTitle } from "~/domain/job-posts/public/row/job-title.tsx";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatCount, formatDayAndMonth } from "~/shell/format/format.ts";
import { ApplyFailure } from "./apply-failure.tsx";
import { Answers } from "./answers.tsx";
import { CvField } from "./cv-field.tsx";
import { DocumentField } from "./document-field.tsx";
import { useApplyForm } from "./use-apply-form.ts";
import { useBlock } from "./use-block.tsx";
import { usePreparation } from "./use-preparation.ts";
import styles from "./apply.module.css";

/** How many members the sentence "Read by …" names. The page of the job lists all of them. */
const named = 2;

/** Names the members who will read the application, for example "Read by Marta and Davide." */
function useReadersText(readers: readonly ApplicationReader[]): string {
  const { t, i18n } = useLingui();
  const names = readers.flatMap(({ name }) => (name ? [name.split(" ")[0] ?? name] : [])).slice(0, named);
  if (names.length === 0) return "";
  const others = readers.length - names.length;
  const more = others > 0 ? [t`${plural(others, { one: "# other person", other: "# other people" })}`] : [];
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format([...names, ...more]);
  return t`${list} will read your application.`;
}

type Props = { job: JobPost; onClose: () => void; onSent: (application: MyWholeApplication) => void };

export function ApplyForm({ job, onClose, onSent }: Props) {
  const { t, i18n } = useLingui();
  const { data: preparation, error } = usePreparation(job.id);
  const { draft, change, submit, busy, failure, isMissing } = useApplyForm(job, onSent);
  const block = useBlock(job, preparation);
  const readers = useReadersText(preparation?.readers ?? []);
  const day = preparation && formatDayAndMonth(i18n.locale, preparation.replyBy);
  const { name } = job.space;
  const refused = failure ?? error;
  return (
    <FormDialog
      width={640}
      onClose={onClose}
      title={<Trans>Apply to {name}</Trans>}
      description={
        <Meta as="span" size="md" items={[<JobTitle key="title" title={job.title} />, job.location?.city]} />
      }
      footNote={
        day && (
          <PromiseLabel>
            <Trans>They’ll reply by {day}</Trans>
          </PromiseLabel>
        )
      }
      variant="accent"
      submitLabel={<Trans>Send application</Trans>}
      onSubmit={submit}
      busy={busy}
      disabled={block !== null}
      failure={refused && <ApplyFailure error={refused} jobId={job.id} />}
    >
      {block}
      <CvField job={job} versionId={draft.versionId} onChange={(versionId) => change({ versionId })} />
      <TextArea
        data-autofocus
        className={styles.motivation}
        label={t`Cover note`}
        optional={t`optional`}
        rows={7}
        maxLength={applicationLimits.motivation.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        value={draft.motivation}
        onChange={({ currentTarget: { value } }) => change({ motivation: value })}
        hint={
          <>
            {readers} <Trans>You don’t have to write a letter: facts are enough.</Trans>
          </>
        }
      />
      <Answers job={job} draft={draft} isMissing={isMissing} onChange={(answers) => change({ answers })} />
      <DocumentField
        documentId={draft.documentId}
        blind={job.blind}
        onChange={(documentId) => change({ documentId })}
      />
      {(preparation?.blind ?? job.blind) && (
        <Note icon={IconEyeOff}>
          <Trans>
            <b>Anonymous first stage.</b> The Space will see your CV and this message without your name, photo, age or
            address.
          </Trans>
        </Note>
      )}
      {preparation?.assistant && (
        <Note icon={IconCpu}>
          <Trans>
            An AI may answer the Space’s questions with lines from your CV. It doesn’t give scores or make decisions,
            and you can turn it off in your privacy settings.
          </Trans>
        </Note>
      )}
    </FormDialog>
  );
}
