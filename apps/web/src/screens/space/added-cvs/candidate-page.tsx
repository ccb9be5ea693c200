import { Trans, useLingui } from "@lingui/react/macro";
import type { AddedCvDetail } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { useAssistant } from "~/domain/assistant/use-assistant.ts";
import { DuplicateNotes } from "~/domain/duplicates/duplicate-notes.tsx";
import { MarkedLines } from "~/domain/resumes/marked.tsx";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import { ContactsPart } from "~/domain/resumes/view/contacts-part.tsx";
import { AsidePart } from "~/domain/resumes/view/section.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatDay } from "~/shell/format/format.ts";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { basisNames, sourceNames } from "~/domain/candidates/candidate-labels.ts";
import { candidateQuery, candidatesKey } from "./queries.ts";
import styles from "./candidates.module.css";

export function CandidatePage({ id }: { id: string }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(candidateQuery(space.id, id));
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} />;
  return <Candidate candidate={data} />;
}

function Candidate({ candidate }: { candidate: AddedCvDetail }) {
  const space = useActingSpace();
  const [removing, setRemoving] = useState(false);
  const { resume, fileId } = candidate;
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const assistant = useAssistant(candidate.id);
  useSetCrumb(name);
  return (
    <div className={styles.person} data-beside={assistant.opened || undefined}>
      <PageHeader
        title={<bdi>{name}</bdi>}
        meta={<Meta items={[resume.headline, resume.contacts.city]} />}
        actions={
          <>
            <AskButton variant="primary" assistant={assistant}>
              <Trans>Ask about the CV</Trans>
            </AskButton>
            {fileId && (
              <ButtonLink icon={IconDownload} link={<a href={`${basePath}/file/${fileId}`} download />}>
                <Trans>Download CV</Trans>
              </ButtonLink>
            )}
            {space.role !== "viewer" && (
              <Button variant="danger" icon={IconTrash} onClick={() => setRemoving(true)}>
                <Trans>Delete…</Trans>
              </Button>
            )}
          </>
        }
      />
      <DuplicateNotes id={candidate.id} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          <ContactsPart email={candidate.email} phone={resume.contacts.phone} />
          <Kept candidate={candidate} />
        </div>
        <MarkedLines {...assistant.marks}>
          <div className={styles.text}>
            <ResumeText resume={resume} order={resume.sectionOrder} />
          </div>
          <div className={styles.aside}>
            <ResumeAside resume={resume} />
          </div>
        </MarkedLines>
      </div>
      {removing && <RemoveCandidate candidate={candidate} onClose={() => setRemoving(false)} />}
      <Assistant topic={{ about: "candidate", id: candidate.id, spaceId: null }} {...assistant.drawer} />
    </div>
  );
}

function Kept({ candidate }: { candidate: AddedCvDetail }) {
  const { t, i18n } = useLingui();
  const day = (instant: string) => formatDay(i18n.locale, instant);
  return (
    <AsidePart title={t`Source and legal basis`}>
      <DataList
        items={[
          { term: t`Source`, value: candidate.sourceNote ?? i18n._(sourceNames[candidate.source]) },
          { term: t`Legal basis`, value: i18n._(basisNames[candidate.legalBasis]) },
          { term: t`Person notified`, value: candidate.toldAt ? day(candidate.toldAt) : t`Email on its way` },
          { term: t`Kept until`, value: day(candidate.keptUntil) },
        ]}
      />
    </AsidePart>
  );
}

function RemoveCandidate({ candidate, onClose }: { candidate: AddedCvDetail; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api().candidates.remove({ params: { id: candidate.id } })),
    onSuccess: async () => {
      showToast({ message: t`CV and document deleted` });
      await navigate({ to: "/work/$space/candidates/{-$id}", params: { space: space.url, id: undefined } });
      await queries.invalidateQueries({ queryKey: candidatesKey(space.id) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete ${name}’s CV?`}
      onSubmit={() => mutate()}
      submitLabel={t`Delete permanently`}
      variant="dangerFill"
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Text size="md">
        <Trans>
          The CV, its document and what we read from it will be deleted for everyone in the Space. You can’t undo this.
        </Trans>
      </Text>
    </FormDialog>
  );
}
