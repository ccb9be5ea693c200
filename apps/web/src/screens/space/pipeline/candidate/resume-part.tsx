import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import { AsidePart } from "~/domain/resumes/view/section.tsx";
import styles from "./candidate.module.css";

/** The CV as it was sent, on the page and as a file. */
export function ResumePart({ application }: { application: Application }) {
  const { t, i18n } = useLingui();
  const { id, resume, document } = application;
  const language = i18n.locale === "it" ? "it" : "en";
  const address = `${basePath}/talent/application/${id}`;
  return (
    <div className={styles.panel}>
      <div className={styles.files}>
        <ButtonLink size="sm" icon={IconDownload} link={<a href={`${address}/resume?language=${language}`} download />}>
          <Trans>CV as PDF</Trans>
        </ButtonLink>
        {document && (
          <ButtonLink
            size="sm"
            icon={IconFileText}
            link={<a href={`${address}/document`} download />}
            label={t`Download ${document.name}`}
          >
            <bdi className={styles.file}>{document.name}</bdi>
          </ButtonLink>
        )}
      </div>
      <Text size="sm" tone="muted">
        <Trans>This is the CV as it was sent. Changes the person makes later aren’t shown here.</Trans>
      </Text>
      <div className={styles.resume}>
        <ResumeText resume={resume} order={resume.sectionOrder} />
        <ResumeAside resume={resume}>
          <Contacts contacts={resume.contacts} />
        </ResumeAside>
      </div>
    </div>
  );
}

function Contacts({ contacts }: { contacts: Application["resume"]["contacts"] }) {
  const { t } = useLingui();
  if (!contacts?.email && !contacts?.phone) return null;
  const { email, phone } = contacts;
  return (
    <AsidePart title={t`Contact details`}>
      <div className={styles.contacts}>
        {email && <TextLink link={<a href={`mailto:${email}`} />}>{email}</TextLink>}
        {phone && <TextLink link={<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} />}>{phone}</TextLink>}
      </div>
    </AsidePart>
  );
}
