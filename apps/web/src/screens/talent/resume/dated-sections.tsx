import type { Resume } from "@orbita/contract";
import { AddButton } from "./add-button.tsx";
import { CertificationView, CourseView, degreeName, EducationView, ExperienceView, jobName } from "./dated-entries.tsx";
import { EntryList } from "./entry-list.tsx";
import { CertificationForm } from "./forms/certification-form.tsx";
import { CourseForm } from "./forms/course-form.tsx";
import { EducationForm } from "./forms/education-form.tsx";
import { ExperienceForm } from "./forms/experience-form.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionOrder } from "./use-section-order.ts";
import { useResumeEntries } from "./use-resume-entries.ts";

type Props = { order: SectionOrder };

export function ExperienceSection({ order }: Props) {
  const section = "experience";
  const entries = useResumeEntries(section, jobName);
  return (
    <SectionFrame section={section} order={order} acts={<AddButton section={section} onClick={entries.begin} />}>
      <EntryList {...{ section, entries }} nameOf={jobName} View={ExperienceView} Form={ExperienceForm} />
    </SectionFrame>
  );
}

export function EducationSection({ order }: Props) {
  const section = "education";
  const entries = useResumeEntries(section, degreeName);
  return (
    <SectionFrame section={section} order={order} acts={<AddButton section={section} onClick={entries.begin} />}>
      <EntryList {...{ section, entries }} nameOf={degreeName} View={EducationView} Form={EducationForm} />
    </SectionFrame>
  );
}

const nameOf = ({ name }: Pick<Resume["courses"][number], "name">) => name;

export function CertificationsSection({ order }: Props) {
  const section = "certifications";
  const entries = useResumeEntries(section, nameOf);
  return (
    <SectionFrame section={section} order={order} acts={<AddButton section={section} onClick={entries.begin} />}>
      <EntryList {...{ section, entries }} nameOf={nameOf} View={CertificationView} Form={CertificationForm} />
    </SectionFrame>
  );
}

export function CoursesSection({ order }: Props) {
  const section = "courses";
  const entries = useResumeEntries(section, nameOf);
  return (
    <SectionFrame section={section} order={order} acts={<AddButton section={section} onClick={entries.begin} />}>
      <EntryList {...{ section, entries }} nameOf={nameOf} View={CourseView} Form={CourseForm} />
    </SectionFrame>
  );
}
