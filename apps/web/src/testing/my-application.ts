import type { ApplicationTimelineEntry, Evidence, MyWholeApplication } from "@orbita/contract";
import { aResume, anExperience } from "./a-resume.ts";

export const someEvidence = (
  more: Partial<Omit<Evidence, "requirement">> & { requirement?: object } = {},
): Evidence => ({
  verdict: "met",
  lines: [
    {
      text: "Servizi in Java 21 per 14 terminal portuali",
      section: "experience",
      itemId: "e1",
      at: "Portolano S.p.A.",
      start: "2021-03",
      end: null,
      isCurrent: true,
    },
  ],
  by: "same",
  found: null,
  years: 5.7,
  ...more,
  requirement: {
    kind: "skill",
    id: "java",
    label: { it: "Java", en: "Java" },
    mandatory: true,
    minYears: 3,
    level: null,
    field: null,
    ...more.requirement,
  },
});

export const aNumberedStep = (seq: number, more: Partial<ApplicationTimelineEntry> = {}): ApplicationTimelineEntry => ({
  id: `019f0000-0000-7000-8000-0000000001${seq.toString().padStart(2, "0")}`,
  seq,
  kind: "moved",
  from: null,
  to: "inReview",
  at: "2026-11-14T08:12:00.000Z",
  toldAt: "2026-11-14T08:12:10.000Z",
  side: "member",
  by: "Marta Olivieri",
  reason: null,
  requirements: [],
  words: null,
  suggestedJobPost: null,
  ...more,
});

/** A sent application without any event, with the given fields. */
export function myApplication(more: Partial<MyWholeApplication> = {}): MyWholeApplication {
  const { contacts: _, sectionOrder, ...resume } = aResume({ experience: [anExperience("e1")] });
  return {
    id: "019f0000-0000-7000-8000-000000000010",
    jobPost: {
      id: "019f0000-0000-7000-8000-000000000011",
      title: "Sviluppatrice/sviluppatore backend Java",
      jobPostStatus: "published",
      city: "Genova",
      workplaceType: "workplace_type_hybrid",
      salaryMin: 38_000,
      salaryMax: 45_000,
      replyDays: 7,
      space: {
        id: "019f0000-0000-7000-8000-000000000012",
        name: "Lanterna Software",
        url: "lanterna-software",
        logo: null,
      },
    },
    status: "submitted",
    code: "5ZLC",
    blind: true,
    revealedAt: null,
    sent: "2026-11-13T17:47:00.000Z",
    updated: "2026-11-13T17:47:00.000Z",
    replyBy: "2026-11-20T17:47:00.000Z",
    promisedBy: "2026-11-20T17:47:00.000Z",
    answeredAt: null,
    canWithdraw: true,
    canSendAgain: false,
    restricted: null,
    motivation: "Conosco la banchina.",
    answers: [{ text: "Patente B?", kind: "yesNo", answer: "yes" }],
    resume: {
      ...resume,
      city: "Genova",
      coverImage: null,
      contacts: null,
      sectionOrder,
      pdf: false,
      jobWishes: null,
      searchEngines: false,
    },
    documentId: null,
    evidence: [someEvidence()],
    steps: [
      aNumberedStep(1, { kind: "sent", to: "submitted", side: "talent", by: null, at: "2026-11-13T17:47:00.000Z" }),
    ],
    readers: [{ name: "Marta Olivieri", role: "owner", qualification: "Persone e selezione", profileImage: null }],
    ...more,
  };
}
