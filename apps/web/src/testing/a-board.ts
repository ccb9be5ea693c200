import type { ApplicationCard, Board, OpenStatus } from "@orbita/contract";
import { openStatuses } from "@orbita/contract/applications/states";

const requirement = (id: string, name: string): Board["jobPost"]["requirements"][number] => ({
  kind: "skill",
  id,
  label: { it: name, en: name },
  mandatory: true,
  minYears: null,
  level: null,
  field: null,
});

/** A board with the given cards, each in the lane of its status. */
export function aBoard(cards: readonly ApplicationCard[], more: Partial<Record<OpenStatus, number>> = {}): Board {
  const lanes = openStatuses.map((status) => {
    const own = cards.filter((card) => card.status === status);
    const left = more[status] ?? 0;
    return { status, label: null, total: own.length + left, cards: own, cursor: left > 0 ? "next" : null };
  });
  const open = lanes.reduce((sum, { total }) => sum + total, 0);
  return {
    jobPost: {
      id: "p1",
      title: "Backend Java",
      jobPostStatus: "published",
      replyDays: 7,
      expiresAt: "2026-12-20T22:59:59.000Z",
      blind: true,
      requirements: [requirement("java", "Java"), requirement("sql", "SQL")],
    },
    totals: { all: open + 12, open, late: 2, closed: 12 },
    medianReplyDays: 3,
    lanes,
    tags: [],
  };
}
