import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { DatedView, Lines, Paragraph } from "~/domain/resumes/view/dated-view.tsx";
import type { ResumeEntry } from "./entry-types.ts";
import { Marked } from "~/domain/resumes/marked.tsx";
import { formatPartial } from "~/domain/resumes/periods.ts";
import styles from "~/domain/resumes/view/entries.module.css";

export const jobName = ({ title, company }: ResumeEntry<"experience">): string => title || company;
export const degreeName = ({ degreeTitle, institution }: ResumeEntry<"education">): string =>
  degreeTitle || (institution ?? "");

const hostOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
const elsewhere = (url: string, words: string) => (
  <TextLink key={url} link={<a href={url} target="_blank" rel="noreferrer" />}>
    {words}
  </TextLink>
);
const named = (words: string | null) => words && <bdi key={words}>{words}</bdi>;

export function ExperienceView({ entry }: { entry: ResumeEntry<"experience"> }) {
  const { title, company, companyUrl, city } = entry;
  const employer = companyUrl ? elsewhere(companyUrl, company || hostOf(companyUrl)) : named(company);
  return (
    <DatedView period={entry} years={entry.years} title={jobName(entry)} facts={[title && employer, named(city)]}>
      <Paragraph>{entry.description}</Paragraph>
      <Lines lines={entry.tasks} />
    </DatedView>
  );
}

export function EducationView({ entry }: { entry: ResumeEntry<"education"> }) {
  const { degreeTitle, institution, grade, thesis } = entry;
  return (
    <DatedView period={entry} title={degreeName(entry)} facts={[degreeTitle && named(institution), grade]}>
      <Paragraph>{entry.description}</Paragraph>
      {thesis && (
        <p className={styles.text}>
          <Trans>
            Thesis: <Marked>{thesis}</Marked>
          </Trans>
        </p>
      )}
    </DatedView>
  );
}

export function CertificationView({ entry }: { entry: ResumeEntry<"certifications"> }) {
  const { t, i18n } = useLingui();
  const { name, issuer, start, end, url } = entry;
  const until = end && t`valid until ${formatPartial(i18n.locale, end)}`;
  return (
    <DatedView
      period={{ start, end: null, isCurrent: false }}
      title={name}
      facts={[named(issuer), until, url && elsewhere(url, hostOf(url))]}
    />
  );
}

export function CourseView({ entry }: { entry: ResumeEntry<"courses"> }) {
  return (
    <DatedView period={entry} title={entry.name} facts={[named(entry.provider)]}>
      {entry.topics.length > 0 && (
        <div className={styles.tags}>
          {entry.topics.map((topic) => (
            <Tag key={topic}>
              <Marked>{topic}</Marked>
            </Tag>
          ))}
        </div>
      )}
    </DatedView>
  );
}
