import type { ApplicationCard, OpenStatus } from "@orbita/contract";
import { expect, test } from "vitest";
import { aCard } from "~/testing/a-card.ts";
import { laneBeside, placeIn, withMoves, withStates, type StageLane } from "./shown-board.ts";

const lane = (status: OpenStatus, cards: ApplicationCard[]): StageLane => ({
  status,
  label: null,
  total: cards.length,
  cards,
  cursor: null,
});
const sent = (id: string, day: number, fields: Partial<ApplicationCard> = {}): ApplicationCard =>
  aCard({ id, sent: `2026-11-${day}T10:00:00.000Z`, ...fields });

const lanes = [
  lane("submitted", [sent("b", 12), sent("a", 14)]),
  lane("inReview", [sent("c", 13, { status: "inReview" })]),
];
const idsOf = (shown: readonly StageLane[]) => shown.map(({ cards, total }) => [total, ...cards.map(({ id }) => id)]);

test("application card moved to another lane → inserted by the lane's sort order, and both lanes' totals are updated", () => {
  expect(idsOf(withMoves(lanes, [{ ids: ["a"], to: "inReview" }], "arrival"))).toEqual([
    [1, "b"],
    [2, "c", "a"],
  ]);
  expect(idsOf(withMoves(lanes, [{ ids: ["a", "b"], to: "inReview" }], "arrival"))).toEqual([[0], [3, "b", "c", "a"]]);
});

test("application card moved to another lane → has the status of that lane", () => {
  const [, review] = withMoves(lanes, [{ ids: ["b"], to: "inReview" }], "arrival");
  expect(review?.cards.map(({ status }) => status)).toEqual(["inReview", "inReview"]);
});

test("application card moved to its own lane → the board is unchanged; rejected application → leaves the board", () => {
  expect(withMoves(lanes, [{ ids: ["c"], to: "inReview" }], "arrival")).toBe(lanes);
  expect(idsOf(withMoves(lanes, [{ ids: ["a"], to: "rejected" }], "arrival"))).toEqual([
    [1, "b"],
    [1, "c"],
  ]);
});

test("board ordered by evidence → applications that meet more requirements come first", () => {
  const cards = [sent("x", 1, { verdicts: ["met", "met"] }), sent("y", 9, { verdicts: ["met", "unknown"] })];
  expect(placeIn(cards, sent("z", 5, { verdicts: ["met", "notMet"] }), "evidence")).toBe(2);
  expect(placeIn(cards, sent("z", 5, { verdicts: ["met", "met"] }), "evidence")).toBe(1);
});

test("pending moves of applications in the list view → rows change their status but not their position", () => {
  const rows = [sent("a", 14), sent("b", 12)];
  expect(withStates(rows, [{ ids: ["b"], to: "interview" }]).map(({ status }) => status)).toEqual([
    "submitted",
    "interview",
  ]);
});

test("moving a card left from the board's first lane → stays in that lane; right → goes to the next lane", () => {
  expect(laneBeside(lanes, "submitted", 1)).toBe("inReview");
  expect(laneBeside(lanes, "submitted", -1)).toBe("submitted");
});
