/** The page numbers to show: all up to seven, else both ends and the neighbours of the current page. Pages count from 0. */
export function pageWindow(page: number, pageCount: number): (number | "gap")[] {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 1) }, (_, index) => index);
  const last = pageCount - 1;
  const wanted = new Set([0, last, page - 1, page, page + 1]);
  if (page <= 3) [1, 2, 3, 4].forEach((near) => wanted.add(near));
  if (page >= last - 3) [1, 2, 3, 4].forEach((near) => wanted.add(last - near));
  const shown = [...wanted].filter((entry) => entry >= 0 && entry <= last).toSorted((a, b) => a - b);
  return shown.flatMap((entry, index) => {
    const before = shown[index - 1];
    return before !== undefined && entry - before > 1 ? (["gap", entry] as const) : [entry];
  });
}
