import type { ApplicationStatus } from "@orbita/contract";
import { isOpen } from "@orbita/contract/applications/states";

export type ListedApplication = { readonly id: string; readonly status: ApplicationStatus };

/**
 * The application before (-1) or after (1) this one in the list from which it was opened.
 * `opened` is that list when it still contained the application; `now` is the current list, which may lack it.
 */
export function findNeighbour(
  id: string,
  by: -1 | 1,
  { opened, now }: { opened: readonly ListedApplication[]; now: readonly ListedApplication[] },
): string | undefined {
  const at = now.findIndex((one) => one.id === id);
  if (at >= 0) return now[at + by]?.id;
  const was = opened.findIndex((one) => one.id === id);
  if (was < 0) return undefined;
  const there = new Set(now.map((one) => one.id));
  const candidates = by === 1 ? opened.slice(was + 1) : opened.slice(0, was).toReversed();
  const beside = candidates.find((one) => there.has(one.id));
  if (beside) return beside.id;
  // All applications on the requested side have left the list too. Going forward, continues with the first application that was added since.
  return by === 1 ? now.find((one) => !opened.some((other) => other.id === one.id))?.id : undefined;
}

/** The id of the next open application after this one. If there is none, that of the first open application in the list. */
export function nextOpenOf(
  id: string,
  { opened, now }: { opened: readonly ListedApplication[]; now: readonly ListedApplication[] },
): string | undefined {
  const open = new Set(now.filter((one) => one.id !== id && isOpen(one.status)).map((one) => one.id));
  const list = now.some((one) => one.id === id) ? now : opened;
  const at = list.findIndex((one) => one.id === id);
  const around = [...list.slice(at + 1), ...now, ...list.slice(0, Math.max(at, 0))];
  return around.find((one) => open.has(one.id))?.id;
}
