import { isJudging } from "@orbita/contract/resumes/limits";
import type { ResumeSection } from "@orbita/contract";
import { CertificationsSection, CoursesSection, EducationSection, ExperienceSection } from "./dated-sections.tsx";
import { InterestsSection } from "./interests-section.tsx";
import { JudgingSection } from "./judging/judging-section.tsx";
import { LanguagesSection } from "./languages-section.tsx";
import { SkillsSection } from "./skills/skills-section.tsx";
import { SortableSections } from "./sortable-sections.tsx";
import { SummarySection } from "./summary-section.tsx";
import type { SectionOrder } from "./use-section-order.ts";

/** The fifteen sections, in the user's order. */
export function Sections({ order }: { order: SectionOrder }) {
  return (
    <SortableSections order={order}>
      {order.order.map((section) => (
        <Section key={section} section={section} order={order} />
      ))}
    </SortableSections>
  );
}

function Section({ section, order }: { section: ResumeSection; order: SectionOrder }) {
  if (isJudging(section)) return <JudgingSection section={section} order={order} />;
  switch (section) {
    case "summary":
      return <SummarySection order={order} />;
    case "experience":
      return <ExperienceSection order={order} />;
    case "education":
      return <EducationSection order={order} />;
    case "certifications":
      return <CertificationsSection order={order} />;
    case "courses":
      return <CoursesSection order={order} />;
    case "languages":
      return <LanguagesSection order={order} />;
    case "interests":
      return <InterestsSection order={order} />;
    case "technicalSkills":
    case "softSkills":
      return <SkillsSection section={section} order={order} />;
  }
}
