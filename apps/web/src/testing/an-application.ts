import type { Application, ApplicationTimelineEntry, Evidence } from "@orbita/contract";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import { anExperience, aResume } from "./a-resume.ts";

const asked = (id: string, name: string, verdict: Evidence["verdict"], mandatory = false): Evidence => ({
  requirement: {
    kind: "skill",
    id,
    label: { it: name, en: name },
    mandatory,
    minYears: null,
    level: null,
    field: null,
  },
  verdict,
  lines:
    verdict === "met"
      ? [
          {
            text: `Servizi con ${name} per 14 terminal portuali`,
            section: "experience",
            itemId: "e1",
            at: null,
            start: null,
            end: null,
            isCurrent: false,
          },
        ]
      : [],
  by: verdict === "met" ? "same" : null,
  found: null,
  years: verdict === "met" ? 5.7 : null,
});

export const aStep = (more: Partial<ApplicationTimelineEntry> = {}): ApplicationTimelineEntry => ({
  id: "019f0000-0000-7000-8000-0000000000a1",
  seq: 1,
  kind: "sent",
  from: null,
  to: "submitted",
  at: "2026-11-13T17:47:00.000Z",
  toldAt: "2026-11-13T17:47:00.000Z",
  side: "talent",
  by: null,
  reason: null,
  requirements: [],
  words: null,
  suggestedJobPost: null,
  ...more,
});

const { headline: _, contacts: _contacts, ...resume } = aResume({ experience: [anExperience("Java")], years: 5.7 });

/** A new, anonymous application with the given fields. */
export const anApplication = (more: Partial<Application> = {}): Application => {
  const evidence = more.evidence ?? [
    asked("java", "Java", "met", true),
    asked("postgresql", "PostgreSQL", "met", true),
    asked("queues", "Message queues", "unknown"),
    asked("kubernetes", "Kubernetes", "notMet"),
    asked("git", "Git", "met"),
    asked("docker", "Docker", "met"),
    asked("maven", "Maven", "met"),
  ];
  return {
    id: "019f0000-0000-7000-8000-0000000000a0",
    jobPostId: "019f0000-0000-7000-8000-0000000000b0",
    jobPostTitle: "Backend Java",
    code: "5ZLC",
    blind: true,
    name: null,
    profileImage: null,
    headline: "Backend",
    city: null,
    years: 5.7,
    verdicts: evidence.map(({ verdict }) => verdict),
    line: null,
    status: "submitted",
    sent: "2026-11-13T17:47:00.000Z",
    moved: "2026-11-13T17:47:00.000Z",
    replyBy: "2027-11-20T22:59:59.000Z",
    answeredAt: null,
    tags: [],
    notes: 0,
    version: 1,
    motivation: "I like ports, and what makes them work.",
    answers: [{ text: "May you work in Italy?", kind: "yesNo", answer: "yes" }],
    evidence,
    resume: {
      ...resume,
      username: null,
      firstName: null,
      lastName: null,
      coverImage: null,
      headline: "Backend",
      city: null,
      contacts: null,
      sectionOrder: [...resumeSections],
      pdf: true,
      jobWishes: null,
      searchEngines: false,
    },
    document: null,
    steps: [aStep()],
    noteList: [],
    allowed: ["inReview", "shortlisted", "interview", "offer", "hired", "rejected"],
    undo: null,
    language: "it",
    hidden: false,
    talentThere: true,
    ...more,
  };
};
