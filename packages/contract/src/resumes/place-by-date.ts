/** Sections whose entries are ordered newest first. */
export type DatedSection = "experience" | "education" | "certifications" | "courses";
type DatedEntry = {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  readonly isCurrent?: boolean | undefined;
};

export const isDatedSection = (section: string): section is DatedSection =>
  ["experience", "education", "certifications", "courses"].includes(section);

/**
 * The date by which an entry is ordered. The end of a certification is its expiry date, so a certification is ordered by its issue
 * date.
 */
const latestOf = (section: DatedSection, { start, end, isCurrent }: DatedEntry): string =>
  section === "certifications" ? (start ?? "") : isCurrent ? "9999" : (end ?? start ?? "");

function isOlder(section: DatedSection, one: DatedEntry, other: DatedEntry): boolean {
  const [latest, otherLatest] = [latestOf(section, one), latestOf(section, other)];
  return latest === otherLatest ? (one.start ?? "") < (other.start ?? "") : latest < otherLatest;
}

/**
 * Inserts an entry before the first older one, or last if it has no date. The other entries keep the order that the person gave
 * them.
 */
export function placeByDate<E extends object>(section: DatedSection, list: readonly E[], entry: E): E[] {
  const period: DatedEntry = entry;
  const at = list.findIndex((one: DatedEntry) => isOlder(section, one, period));
  return list.toSpliced(at === -1 ? list.length : at, 0, entry);
}
