import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconDownload, IconLayoutList, IconPencil, IconUpload, IconVersions } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { AskButton } from "~/features/assistant/ask-button.tsx";
import type { Assistant } from "~/features/assistant/use-assistant.ts";
import { VersionsDialog } from "~/features/resume-versions/versions-dialog.tsx";
import { settingsQuery } from "~/domain/people/settings-query.ts";
import { PersonAvatar } from "~/shell/frames/person-avatar.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { DownloadDialog } from "./download/download-dialog.tsx";
import { HeadlineForm } from "./headline-form.tsx";
import { openerId, useResumeTools } from "./resume-context.tsx";
import { useHiddenWords } from "./use-hidden-words.ts";
import styles from "./resume.module.css";

export const headForm = "headline";

type Props = { onSections: () => void; status: ReactNode; assistant: Assistant };

/** The talent's identity, the resume's visibility, and its actions: assistant, versions, download, upload. */
export function ResumeHeader({ onSections, status, assistant }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const { resume, isOpen, openForm } = useResumeTools();
  const [downloading, setDownloading] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { headline, contacts } = resume;
  if (!me) return null;
  const editing = isOpen(headForm);
  return (
    <header className={styles.header}>
      <PersonAvatar person={me} size="xl" />
      <div className={styles.identity}>
        <Heading level={1} size="lg">
          <bdi>
            {me.firstName} {me.lastName}
          </bdi>
        </Heading>
        {editing ? (
          <HeadlineForm />
        ) : (
          <div className={styles.role}>
            <Text size="lg" tone={headline ? "body" : "muted"}>
              {headline ? <bdi>{headline}</bdi> : <Trans>No headline yet</Trans>}
              {contacts.city && (
                <>
                  <Sep />
                  <bdi>{contacts.city}</bdi>
                </>
              )}
            </Text>
            <IconButton
              id={openerId(headForm)}
              size="sm"
              icon={IconPencil}
              label={t`Edit headline and city`}
              onClick={() => openForm(headForm)}
            />
          </div>
        )}
        <div className={styles.facts}>
          <Visibility />
          <TextLink link={<Link to="/u/$username" params={{ username: me.username }} />}>
            <Trans>See it as others do</Trans>
          </TextLink>
          {status}
        </div>
      </div>
      <div className={styles.acts}>
        <Button icon={IconLayoutList} className={styles.sectionsButton} aria-haspopup="dialog" onClick={onSections}>
          <Trans>Sections</Trans>
        </Button>
        <AskButton assistant={assistant}>
          <Trans>Ask the CV</Trans>
        </AskButton>
        <Button icon={IconVersions} aria-haspopup="dialog" onClick={() => setComparing(true)}>
          <Trans>Versions</Trans>
        </Button>
        <Button icon={IconDownload} aria-haspopup="dialog" onClick={() => setDownloading(true)}>
          <Trans>Download</Trans>
        </Button>
        <ButtonLink icon={IconUpload} link={<Link to="/resume/upload" />}>
          <Trans>Upload</Trans>
        </ButtonLink>
      </div>
      <VersionsDialog resume={resume} opened={comparing} onClose={() => setComparing(false)} />
      <DownloadDialog opened={downloading} onClose={() => setDownloading(false)} />
    </header>
  );
}

function Visibility() {
  const { data: settings } = useQuery(settingsQuery);
  const hidden = useHiddenWords();
  if (!settings) return null;
  const visible = settings.privacy.visibleInTalentSearch;
  return (
    <>
      <Badge tone={visible ? "positive" : "neutral"} dot={visible ? "solid" : "ring"}>
        {visible ? <Trans>Visible in search</Trans> : <Trans>Not in search</Trans>}
      </Badge>
      <TextLink link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} />}>
        {hidden(settings.hiddenFrom)}
      </TextLink>
    </>
  );
}
