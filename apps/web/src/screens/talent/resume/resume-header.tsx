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
import { plural } from "@lingui/core/macro";
import type { HidingTarget } from "@orbita/contract";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import type { AssistantControl } from "~/domain/assistant/use-assistant.ts";
import { ResumeVersionsDialog } from "./versions/resume-versions-dialog.tsx";
import { settingsQuery } from "~/domain/people/settings-query.ts";
import { PersonAvatar } from "~/shell/frames/person-avatar.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { DownloadDialog } from "./download/download-dialog.tsx";
import { HeadlineForm } from "./headline-form.tsx";
import { openerId, useResumeTools } from "./resume-context.tsx";
import styles from "./resume.module.css";

/** One line with the Spaces and email domains that the talent hides from: the number of Spaces and the names of the domains. */
function useHiddenLabels(): (from: readonly HidingTarget[]) => string {
  const { t, i18n } = useLingui();
  return (from) => {
    const spaces = from.filter(({ kind }) => kind === "space").length;
    const names = from.filter(({ kind }) => kind === "domain").map(({ name }) => name);
    const domains = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names);
    if (spaces === 0 && names.length === 0) return t`Not hidden from anyone`;
    if (names.length === 0) return t`Hidden from ${plural(spaces, { one: "# Space", other: "# Spaces" })}`;
    if (spaces === 0) return t`Hidden from ${domains}`;
    return t`Hidden from ${plural(spaces, { one: "# Space", other: "# Spaces" })} and from ${domains}`;
  };
}

export const headForm = "headline";

type Props = { onSections: () => void; status: ReactNode; assistant: AssistantControl };

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
            <Trans>See how others see your CV</Trans>
          </TextLink>
          {status}
        </div>
      </div>
      <div className={styles.acts}>
        <Button icon={IconLayoutList} className={styles.sectionsButton} aria-haspopup="dialog" onClick={onSections}>
          <Trans>Sections</Trans>
        </Button>
        <AskButton assistant={assistant}>
          <Trans>Ask about the CV</Trans>
        </AskButton>
        <Button icon={IconVersions} aria-haspopup="dialog" onClick={() => setComparing(true)}>
          <Trans>Versions…</Trans>
        </Button>
        <Button icon={IconDownload} aria-haspopup="dialog" onClick={() => setDownloading(true)}>
          <Trans>Download…</Trans>
        </Button>
        <ButtonLink icon={IconUpload} link={<Link to="/resume/upload" />}>
          <Trans>Upload</Trans>
        </ButtonLink>
      </div>
      <ResumeVersionsDialog resume={resume} opened={comparing} onClose={() => setComparing(false)} />
      <DownloadDialog opened={downloading} onClose={() => setDownloading(false)} />
    </header>
  );
}

function Visibility() {
  const { data: settings } = useQuery(settingsQuery);
  const hidden = useHiddenLabels();
  if (!settings) return null;
  const visible = settings.privacy.visibleInTalentSearch;
  return (
    <>
      <Badge tone={visible ? "positive" : "neutral"} dot={visible ? "solid" : "ring"}>
        {visible ? <Trans>Visible in search</Trans> : <Trans>Not visible in search</Trans>}
      </Badge>
      <TextLink link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} />}>
        {hidden(settings.hiddenFrom)}
      </TextLink>
    </>
  );
}
