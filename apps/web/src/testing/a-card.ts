import type { ApplicationCard } from "@orbita/contract";

/** An application as a card of a board. */
export const aCard = (fields: Partial<ApplicationCard> = {}): ApplicationCard => ({
  id: "a1",
  jobPostId: "p1",
  jobPostTitle: "Backend Java",
  code: "5ZLC",
  blind: true,
  name: null,
  profileImage: null,
  headline: "Backend",
  city: null,
  years: 5.7,
  verdicts: ["met", "met", "unknown", "notMet"],
  line: "Java 21 e Spring Boot per 14 terminal portuali",
  status: "submitted",
  sent: "2026-11-13T17:47:00.000Z",
  moved: "2026-11-13T17:47:00.000Z",
  replyBy: "2026-11-20T17:47:00.000Z",
  answeredAt: null,
  tags: [],
  notes: 0,
  version: 1,
  ...fields,
});
