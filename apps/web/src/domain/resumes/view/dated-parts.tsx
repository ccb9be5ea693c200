import { useLingui } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { DatedView, Lines, Paragraph, Years } from "./dated-view.tsx";
import { formatYears } from "../periods.ts";
import { EntryItem, Section } from "./section.tsx";
import type { VisibleResume } from "./shown-resume.ts";
import styles from "./resume-view.module.css";

type ResumePart<K extends keyof VisibleResume> = NonNullable<VisibleResume[K]>;

export function ExperiencePart({ entries, years }: { entries: ResumePart<"experience">; years: number | null }) {
  const { t, i18n } = useLingui();
  const shown = years === null ? undefined : formatYears(i18n.locale, years);
  return (
    <Section title={t`Experience`} figure={shown && <Years years={years ?? 0} shown={shown} />}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryItem key={entry.id} id={entry.id}>
            <DatedView
              period={entry}
              years={entry.years}
              title={entry.title || entry.company}
              facts={[entry.title && entry.company && company(entry), entry.city && <bdi key="city">{entry.city}</bdi>]}
            >
              <Paragraph>{entry.description}</Paragraph>
              <Lines lines={entry.tasks} />
            </DatedView>
          </EntryItem>
        ))}
      </ul>
    </Section>
  );
}

const company = ({ company: name, companyUrl }: ResumePart<"experience">[number]) =>
  companyUrl ? (
    <TextLink key="company" link={<a href={companyUrl} rel="nofollow noopener" />}>
      {name}
    </TextLink>
  ) : (
    <bdi key="company">{name}</bdi>
  );

export function CertificationsPart({ entries }: { entries: ResumePart<"certifications"> }) {
  const { t } = useLingui();
  return (
    <Section title={t`Certifications`} figure={entries.length}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryItem key={entry.id} id={entry.id}>
            <DatedView
              period={{ ...entry, isCurrent: false }}
              title={entry.name}
              facts={[entry.issuer && <bdi key="issuer">{entry.issuer}</bdi>]}
            />
          </EntryItem>
        ))}
      </ul>
    </Section>
  );
}

export function CoursesPart({ entries }: { entries: ResumePart<"courses"> }) {
  const { t } = useLingui();
  return (
    <Section title={t`Courses`} figure={entries.length}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryItem key={entry.id} id={entry.id}>
            <DatedView
              period={entry}
              title={entry.name}
              facts={[entry.provider && <bdi key="provider">{entry.provider}</bdi>, entry.topics.join(", ")]}
            />
          </EntryItem>
        ))}
      </ul>
    </Section>
  );
}
