import { Trans, useLingui } from "@lingui/react/macro";
import type { CandidateFile } from "@orbita/contract";
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
import { AskButton } from "~/features/assistant/ask-button.tsx";
import { Assistant } from "~/features/assistant/assistant.tsx";
import { useAssistant } from "~/features/assistant/use-assistant.ts";
import { DuplicateNotes } from "~/features/duplicates/duplicate-notes.tsx";
import { MarkedLines } from "~/features/resume/marked.tsx";
import { ResumeAside, ResumeText } from "~/features/resume-view/resume-view.tsx";
import { ContactsPart } from "~/features/resume-view/contacts-part.tsx";
import { AsidePart } from "~/features/resume-view/section.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatDay } from "~/shell/format/format.ts";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { basisNames, sourceNames } from "~/domain/candidates/candidate-words.ts";
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

function Candidate({ candidate }: { candidate: CandidateFile }) {
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
              <Trans>Ask the CV</Trans>
            </AskButton>
            {fileId && (
              <ButtonLink icon={IconDownload} link={<a href={`${basePath}/file/${fileId}`} download />}>
                <Trans>The CV</Trans>
              </ButtonLink>
            )}
            {space.role !== "viewer" && (
              <Button variant="danger" icon={IconTrash} onClick={() => setRemoving(true)}>
                <Trans>Delete</Trans>
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

function Kept({ candidate }: { candidate: CandidateFile }) {
  const { t, i18n } = useLingui();
  const day = (instant: string) => formatDay(i18n.locale, instant);
  return (
    <AsidePart title={t`Why it is here`}>
      <DataList
        items={[
          { term: t`From`, value: candidate.sourceNote ?? i18n._(sourceNames[candidate.source]) },
          { term: t`By right of`, value: i18n._(basisNames[candidate.legalBasis]) },
          { term: t`The person was told`, value: candidate.toldAt ? day(candidate.toldAt) : t`the mail is on its way` },
          { term: t`Kept until`, value: day(candidate.keptUntil) },
        ]}
      />
    </AsidePart>
  );
}

function RemoveCandidate({ candidate, onClose }: { candidate: CandidateFile; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api().candidates.remove({ params: { id: candidate.id } })),
    onSuccess: async () => {
      showToast({ message: t`Deleted, with the document` });
      await navigate({ to: "/work/$space/candidates/{-$id}", params: { space: space.url, id: undefined } });
      await queries.invalidateQueries({ queryKey: candidatesKey(space.id) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete the CV of ${name}?`}
      onSubmit={() => mutate()}
      submitLabel={t`Delete for good`}
      variant="dangerFill"
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Text size="md">
        <Trans>The CV, its document and what was read in it are gone for good, for everybody in the Space.</Trans>
      </Text>
    </FormDialog>
  );
}
