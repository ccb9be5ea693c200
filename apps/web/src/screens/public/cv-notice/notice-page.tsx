import { Trans, useLingui } from "@lingui/react/macro";
import type { AddedCvNotice } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconTrash } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { basisNames, sourceNames } from "~/domain/candidates/candidate-labels.ts";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import styles from "./notice.module.css";

type Props = { secret: string; notice: AddedCvNotice | null };

/** The page that a notice links to: all data that a Space stores about the recipient, with buttons to claim or delete the CV. */
export function NoticePage({ secret, notice }: Props) {
  const [erased, setErased] = useState(false);
  if (erased)
    return (
      <Frame>
        <StateView level={1} kind="emptyDocuments" title={<Trans>CV deleted</Trans>} actions={<Home />}>
          <Trans>The CV, its document and the data read from it have been permanently deleted.</Trans>
        </StateView>
      </Frame>
    );
  if (!notice)
    return (
      <Frame>
        <StateView level={1} kind="notFound" title={<Trans>CV not found</Trans>} actions={<Home />}>
          <Trans>This CV has already been deleted or claimed, or the link is incomplete.</Trans>
        </StateView>
      </Frame>
    );
  return (
    <Frame>
      <Kept notice={notice} />
      <Acts secret={secret} onErased={() => setErased(true)} />
      <section className={styles.kept}>
        <Heading level={2} size="md">
          <Trans>All stored data</Trans>
        </Heading>
        <ResumeText resume={notice.resume} order={notice.resume.sectionOrder} />
        <ResumeAside resume={notice.resume} />
      </section>
    </Frame>
  );
}

const Home = () => (
  <ButtonLink variant="primary" link={<Link to="/" />}>
    <Trans>Go to home page</Trans>
  </ButtonLink>
);

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName}>
      {children}
    </FocusFrame>
  );
}

function Kept({ notice }: { notice: AddedCvNotice }) {
  const { t, i18n } = useLingui();
  const { space, firstName } = notice;
  return (
    <>
      <Heading level={1} size="lg">
        <Trans>
          <bdi>{space.name}</bdi> has your CV, {firstName}
        </Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>
          Only members of this Space can see your CV. Other Spaces can’t, and it doesn’t appear in any search.
        </Trans>
      </Text>
      <DataList
        className={styles.facts}
        items={[
          { term: t`Source`, value: notice.sourceNote ?? i18n._(sourceNames[notice.source]) },
          { term: t`Legal basis`, value: i18n._(basisNames[notice.legalBasis]) },
          { term: t`Stored since`, value: formatLongDay(i18n.locale, notice.created) },
          { term: t`Automatic deletion`, value: formatLongDay(i18n.locale, notice.keptUntil) },
        ]}
      />
    </>
  );
}

/** Buttons to claim or delete the CV. Deleting needs no account. */
function Acts({ secret, onErased }: { secret: string; onErased: () => void }) {
  const { i18n } = useLingui();
  const me = useMe();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"claim" | "erase" | null>(null);
  const [sure, setSure] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = (act: "claim" | "erase", work: () => Promise<unknown>) => {
    setBusy(act);
    setFailure(null);
    work().catch((error: unknown) => {
      setFailure(failureText(i18n, error));
      setBusy(null);
    });
  };
  const claim = async () => {
    const { id } = await answered(api().candidates.claim({ params: { secret } }));
    await navigate({ to: "/resume/uploads/$id", params: { id } });
  };
  const erase = async () => {
    await answered(api().candidates.erase({ params: { secret } }));
    onErased();
  };
  return (
    <div className={styles.acts}>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div className={styles.row}>
        {me ? (
          <Button variant="primary" size="lg" busy={busy === "claim"} onClick={() => run("claim", claim)}>
            <Trans>Claim this CV</Trans>
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            size="lg"
            link={<Link to="/sign-in" search={{ returnTo: `/notice/${secret}` }} />}
          >
            <Trans>Sign in to claim this CV</Trans>
          </ButtonLink>
        )}
        <Button
          variant={sure ? "dangerFill" : "danger"}
          size="lg"
          icon={IconTrash}
          busy={busy === "erase"}
          // The second click of a double click must not confirm the deletion of the CV.
          onClick={({ detail }) => (!sure ? setSure(true) : detail < 2 && run("erase", erase))}
        >
          {sure ? <Trans>Delete permanently</Trans> : <Trans>Delete my CV</Trans>}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        <Trans>
          If you claim this CV, it will become a proposal for your profile that you confirm field by field, and the
          Space will no longer have it. You can also complain to the data protection authority.
        </Trans>
      </Text>
    </div>
  );
}
