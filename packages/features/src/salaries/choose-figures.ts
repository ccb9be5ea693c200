import { salaryLimits } from "@orbita/contract";

/** A job as the figures count it: the groups to which it belongs, and its salary per year at full time. */
export type SalaryAd = {
  readonly spaceId: string;
  readonly region: string | null;
  readonly ccnl: string | null;
  readonly level: string | null;
  readonly value: number;
};

/** A group of jobs; null means any value. */
export type SalaryScope = Pick<SalaryAd, "region" | "ccnl" | "level">;
export type SalaryCell = SalaryScope & { ads: number; spaces: number; low: number; median: number; high: number };

/** The jobs with the same region, agreement and level, which no scope separates. */
type SalaryAtom = SalaryScope & { readonly ads: readonly SalaryAd[] };

const isIn = (scope: SalaryScope, one: SalaryScope): boolean =>
  (scope.region === null || scope.region === one.region) &&
  (scope.ccnl === null || scope.ccnl === one.ccnl) &&
  (scope.level === null || scope.level === one.level);

const keyOf = ({ region, ccnl, level }: SalaryScope): string => JSON.stringify([region, ccnl, level]);

function atomsOf(ads: readonly SalaryAd[]): SalaryAtom[] {
  const groups = Map.groupBy(ads, keyOf);
  return [...groups.values()].map((group) => {
    const { region, ccnl, level } = group[0]!;
    return { region, ccnl, level, ads: group };
  });
}

/** All scopes that a job belongs to: with and without its region, agreement and level. */
function scopesOf({ region, ccnl, level }: SalaryScope): SalaryScope[] {
  const places = region === null ? [null] : [null, region];
  return places.flatMap((place) => [
    { region: place, ccnl: null, level: null },
    ...(ccnl === null ? [] : [{ region: place, ccnl, level: null }]),
    ...(ccnl === null || level === null ? [] : [{ region: place, ccnl, level }]),
  ]);
}

/** The order in which scopes are tried: general ones first, so that a detail never costs a more general figure. */
function rankOf({ region, ccnl, level }: SalaryScope): number {
  if (ccnl === null) return region === null ? 0 : 1;
  return (level === null ? 2 : 4) + (region === null ? 0 : 1);
}

const countAds = (atoms: readonly SalaryAtom[]): number => atoms.reduce((sum, { ads }) => sum + ads.length, 0);
const countSpaces = (atoms: readonly SalaryAtom[]): number =>
  new Set(atoms.flatMap(({ ads }) => ads.map(({ spaceId }) => spaceId))).size;

/** Whether a figure about these jobs may be known. */
const isEnough = (atoms: readonly SalaryAtom[]): boolean =>
  countAds(atoms) >= salaryLimits.ads && countSpaces(atoms) >= salaryLimits.spaces;

/**
 * Divides each class by membership of the scope. Null if a part would be too small, because a
 * reader of the published figures could then work out a figure about it.
 */
function divide(classes: readonly (readonly SalaryAtom[])[], scope: SalaryScope): SalaryAtom[][] | null {
  const parts: SalaryAtom[][] = [];
  for (const atoms of classes) {
    const { inside = [], outside = [] } = Object.groupBy(atoms, (atom) => (isIn(scope, atom) ? "inside" : "outside"));
    const both = [inside, outside].filter((part) => part.length > 0);
    if (both.length === 2 && !both.every(isEnough)) return null;
    parts.push(...both);
  }
  return parts;
}

/** A quantile of sorted values, with linear interpolation as in PostgreSQL's percentile_cont. */
function quantileOf(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

const rounded = (value: number): number => Math.round(value / salaryLimits.rounding) * salaryLimits.rounding;

function cellOf(scope: SalaryScope, atoms: readonly SalaryAtom[]): SalaryCell {
  const values = atoms.flatMap(({ ads }) => ads.map(({ value }) => value)).toSorted((one, other) => one - other);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => rounded(quantileOf(values, share)));
  return { ...scope, ads: values.length, spaces: countSpaces(atoms), low: low!, median: median!, high: high! };
}

/**
 * The figures about the jobs of one role and year that may be published together.
 *
 * Two jobs are in the same class if exactly the same published groups contain both. Every figure that a reader can compute from
 * published figures (a total minus its parts, the part that two groups share) is about a union of whole classes. So each class must be large enough, and
 * a scope is published only if it divides no class into a part that is too small. This also hides groups that are large enough
 * themselves, if without them a smaller group remained.
 */
export function chooseFigures(ads: readonly SalaryAd[]): SalaryCell[] {
  const atoms = atomsOf(ads);
  if (!isEnough(atoms)) return [];
  const scopes = new Map(atoms.flatMap(scopesOf).map((scope) => [keyOf(scope), scope]));
  const candidates = [...scopes]
    .map(([key, scope]) => ({ key, scope, atoms: atoms.filter((atom) => isIn(scope, atom)) }))
    .filter((candidate) => isEnough(candidate.atoms))
    .map((candidate) => ({ ...candidate, rank: rankOf(candidate.scope), ads: countAds(candidate.atoms) }))
    .toSorted((one, other) => one.rank - other.rank || other.ads - one.ads || (one.key < other.key ? -1 : 1));
  let classes: SalaryAtom[][] = [atoms];
  const cells: SalaryCell[] = [];
  for (const { scope, atoms: members } of candidates) {
    const divided = divide(classes, scope);
    if (!divided) continue;
    classes = divided;
    cells.push(cellOf(scope, members));
  }
  return cells;
}
