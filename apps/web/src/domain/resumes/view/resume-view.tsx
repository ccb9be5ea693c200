import { useLingui } from "@lingui/react/macro";
import type { ResumeSection } from "@orbita/contract";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { cx } from "@orbita/ui/cx.ts";
import type { ReactNode } from "react";
import { useWishLines } from "~/domain/job-wishes/view/use-wish-lines.ts";
import { Marked, MarkedEntry, MarkedWhole } from "../marked.tsx";
import { formatPeriod } from "../periods.ts";
import { CertificationsPart, CoursesPart, ExperiencePart } from "./dated-parts.tsx";
import { JudgingParts } from "./judging-parts.tsx";
import { AsidePart, EntryItem } from "./section.tsx";
import type { VisibleResume } from "./shown-resume.ts";
import { NamesPart, SkillsPart } from "./skill-parts.tsx";
import { useResumeLabels } from "./use-resume-labels.ts";
import styles from "./resume-view.module.css";

const some = <T,>(items: readonly T[] | null): items is readonly T[] => items !== null && items.length > 0;

/** The main text of a resume, read-only, with its sections in the owner's order. Omits empty and hidden sections. */
export function ResumeText({ resume, order }: { resume: VisibleResume; order: readonly ResumeSection[] }) {
  const { t } = useLingui();
  const parts: Partial<Record<ResumeSection, ReactNode>> = {
    experience: some(resume.experience) && <ExperiencePart entries={[...resume.experience]} years={resume.years} />,
    technicalSkills: some(resume.technicalSkills) && (
      <SkillsPart title={t`Technical skills`} skills={resume.technicalSkills} />
    ),
    softSkills: some(resume.softSkills) && <NamesPart title={t`Soft skills`} names={resume.softSkills} />,
    certifications: some(resume.certifications) && <CertificationsPart entries={[...resume.certifications]} />,
    courses: some(resume.courses) && <CoursesPart entries={[...resume.courses]} />,
    interests: some(resume.interests) && <NamesPart title={t`Interests`} names={resume.interests} />,
  };
  return (
    <div>
      {resume.summary && (
        <p className={styles.lead}>
          <Marked>{resume.summary}</Marked>
        </p>
      )}
      {order.map((section) => parts[section] && <div key={section}>{parts[section]}</div>)}
      <JudgingParts resume={resume} />
    </div>
  );
}

/** The person's preferences for a job: the fields, and the note in their own words. */
function WishesPart({ resume: { jobWishes, wishes } }: { resume: VisibleResume }) {
  const { t } = useLingui();
  const linesOf = useWishLines();
  const lines = jobWishes ? linesOf(jobWishes) : [];
  if (lines.length === 0 && !some(wishes)) return null;
  return (
    <AsidePart title={t`Looking for`}>
      {lines.length > 0 && <DataList items={lines} />}
      {some(wishes) && (
        <ul className={cx(styles.lines, lines.length > 0 && styles.said)}>
          {wishes.map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
      )}
    </AsidePart>
  );
}

/** The sidebar of a resume: wishes for a job, languages, education. */
export function ResumeAside({ resume, children }: { resume: VisibleResume; children?: ReactNode }) {
  const { t } = useLingui();
  const { labelOf, languageLevel, locale } = useResumeLabels();
  return (
    <aside className={styles.aside} aria-label={t`At a glance`}>
      <WishesPart resume={resume} />
      {some(resume.languages) && (
        <AsidePart title={t`Languages`}>
          <DataList
            items={resume.languages.map((one) => ({
              term: (
                <MarkedEntry id={one.id}>
                  <MarkedWhole>{labelOf(one.label)}</MarkedWhole>
                </MarkedEntry>
              ),
              value: languageLevel(one),
            }))}
          />
        </AsidePart>
      )}
      {some(resume.education) && (
        <AsidePart title={t`Education`}>
          <ul className={styles.lines}>
            {resume.education.map((entry) => (
              <EntryItem key={entry.id} id={entry.id}>
                <Text size="md" weight="medium" tone="ink">
                  <Marked>{entry.degreeTitle || entry.institution}</Marked>
                </Text>
                <Meta
                  size="md"
                  items={[
                    entry.degreeTitle && entry.institution,
                    formatPeriod(locale, entry, t`in progress`),
                    entry.grade,
                  ]}
                />
                {entry.thesis && (
                  <Text size="md" className={styles.said}>
                    <Marked>{entry.thesis}</Marked>
                  </Text>
                )}
                {entry.description && (
                  <Text size="md" className={styles.said}>
                    <Marked>{entry.description}</Marked>
                  </Text>
                )}
              </EntryItem>
            ))}
          </ul>
        </AsidePart>
      )}
      {children}
    </aside>
  );
}
