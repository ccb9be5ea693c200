import type { ApplicationCard, BulkMoveRequest, Board, OpenStatus } from "@orbita/contract";

/** Statuses that members can set; the others are set by talents or the system. */
export type MoveDestination = BulkMoveRequest["to"];

export type PendingMove = { ids: readonly string[]; to: MoveDestination };
export type StageLane = Board["lanes"][number];
type CardOrder = "arrival" | "evidence";

const metOf = ({ verdicts }: ApplicationCard): number => verdicts.filter((verdict) => verdict === "met").length;

/** Comparator for the cards of a lane: negative if the first card comes before the second. */
function compare(order: CardOrder, one: ApplicationCard, other: ApplicationCard): number {
  const byMet = order === "evidence" ? metOf(other) - metOf(one) : 0;
  const bySent = order === "arrival" ? Date.parse(one.sent) - Date.parse(other.sent) : 0;
  return byMet || bySent || (one.id < other.id ? -1 : 1);
}

/** Index at which a card is inserted into a lane. The lane's order determines it, not the drop position. */
export function placeIn(cards: readonly ApplicationCard[], card: ApplicationCard, order: CardOrder): number {
  const at = cards.findIndex((other) => other.id !== card.id && compare(order, card, other) < 0);
  return at === -1 ? cards.length : at;
}

function put(lane: StageLane, card: ApplicationCard, order: CardOrder): StageLane {
  const cards = lane.cards.toSpliced(placeIn(lane.cards, card, order), 0, { ...card, status: lane.status });
  return { ...lane, cards, total: lane.total + 1 };
}

const take = (lane: StageLane, id: string): StageLane => ({
  ...lane,
  cards: lane.cards.filter((card) => card.id !== id),
  total: lane.total - 1,
});

/** Optimistic update: the board with pending moves applied. A failed move is removed from `pending`, which reverts it. */
export function withMoves(
  lanes: readonly StageLane[],
  pending: readonly PendingMove[],
  order: CardOrder,
): readonly StageLane[] {
  const moves = pending.flatMap(({ ids, to }) => ids.map((id) => ({ id, to })));
  return moves.reduce((shown, { id, to }) => {
    const from = shown.find(({ cards }) => cards.some((card) => card.id === id));
    const card = from?.cards.find((one) => one.id === id);
    if (!from || !card || from.status === to) return shown;
    return shown.map((lane) => (lane === from ? take(lane, id) : lane.status === to ? put(lane, card, order) : lane));
  }, lanes);
}

/** Optimistic update for list rows, which change their status but not their position. */
export function withStates(rows: readonly ApplicationCard[], pending: readonly PendingMove[]): ApplicationCard[] {
  const states = new Map(pending.flatMap(({ ids, to }) => ids.map((id) => [id, to] as const)));
  return rows.map((row) => ({ ...row, status: states.get(row.id) ?? row.status }));
}

/** The lane before (-1) or after (1) a lane of the board. Beyond the first or last lane, the lane itself. */
export function laneBeside(lanes: readonly Pick<StageLane, "status">[], status: OpenStatus, step: 1 | -1): OpenStatus {
  const at = lanes.findIndex((lane) => lane.status === status);
  return lanes[at + step]?.status ?? status;
}
