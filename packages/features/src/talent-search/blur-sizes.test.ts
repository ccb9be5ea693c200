import { proofSize, seeded } from "@orbita/testing";
import { expect, test } from "vitest";
import { blurSize, estimateFigures } from "./blur-sizes.ts";

/**
 * An attack by subtraction: a recruiter knows the figures of every combination of requirements, and how far a figure can be from the
 * size. A combination is a bit mask of requirements. The cells of a population are the numbers of people who meet exactly these
 * requirements; `sizes` and `figures` count the people who meet at least these.
 */
type Counts = readonly number[];
/** The smallest and the largest size that can be behind a figure. */
type Range = (figure: number) => readonly [number, number];
const blurred: Range = (figure) => (figure === 0 ? [0, 9] : [figure - 4, figure + 4]);
const roundedDown: Range = (figure) => [figure, figure + 4];
const roundedRandomly: Range = (figure) => [Math.max(0, figure - 4), figure + 4];
const exact: Range = (figure) => [figure, figure];

const masksOf = (requirements: number): number[] => [...Array.from({ length: 2 ** requirements }).keys()];
const isWithin = (cell: number, mask: number): boolean => (cell & mask) === mask;
const sizesOf = (cells: Counts): number[] =>
  cells.map((_, mask) => cells.reduce((sum, people, cell) => sum + (isWithin(cell, mask) ? people : 0), 0));

/** The groups that a subtraction isolates, as lists of cells: those of one combination who do not meet another, and single cells. */
const groupsOf = (requirements: number): number[][] => {
  const masks = masksOf(requirements);
  return [
    ...masks.map((mask) => [mask]),
    ...masks.flatMap((wide) =>
      masks
        .filter((narrow) => narrow !== wide && isWithin(narrow, wide))
        .map((narrow) => masks.filter((cell) => isWithin(cell, wide) && !isWithin(cell, narrow))),
    ),
  ];
};
const sizeIn = (cells: Counts, group: readonly number[]): number => group.reduce((sum, cell) => sum + cells[cell]!, 0);

/** Whether a group gives nobody away: it may be empty, and it may have five people or more. */
const isVague = (size: number): boolean => size === 0 || size >= 5;

/** The groups of two requirements with certainly one to four people, in all populations that could be behind the figures. */
function isolated(figures: Counts, rangeOf: Range): number[][] {
  let open = groupsOf(2);
  let isPossible = false;
  const [people, a, b, ab] = figures.map(rangeOf) as [readonly [number, number], ...(readonly [number, number])[]];
  for (let both = ab![0]; both <= ab![1]; both++)
    for (let first = Math.max(both, a![0]); first <= a![1]; first++)
      for (let second = Math.max(both, b![0]); second <= b![1]; second++)
        for (let all = Math.max(first + second - both, people[0]); all <= people[1]; all++) {
          isPossible = true;
          const cells = [all - first - second + both, first - both, second - both, both];
          open = open.filter((group) => !isVague(sizeIn(cells, group)));
          if (open.length === 0) return [];
        }
  return isPossible ? open : [];
}

/** The figures of an estimate with these mandatory requirements, by mask. `shown` has a figure for each mask. */
function figuresOf(shown: Counts): number[] {
  const every = shown.length - 1;
  const bits = masksOf(Math.log2(shown.length)).filter((mask) => Math.log2(mask) % 1 === 0);
  const { people, each, required, without } = estimateFigures({
    people: shown[0]!,
    each: bits.map((bit) => shown[bit]!),
    required: shown[every]!,
    without: bits.map((bit) => shown[every - bit]!),
  });
  const figures = [...shown];
  for (const [place, bit] of bits.entries()) {
    figures[every - bit] = without[place]!;
    figures[bit] = each[place]!;
  }
  figures[0] = people;
  figures[every] = required;
  return figures;
}

test("all figures that two requirements can have → no subtraction isolates one to four people", () => {
  const steps = [0, 10, 15, 20, 25, 30];
  const seen = new Set<string>();
  for (const people of steps)
    for (const a of steps)
      for (const b of steps)
        for (const both of steps) {
          const figures = figuresOf([people, a, b, both]);
          const key = figures.join(" ");
          if (!seen.has(key)) expect(isolated(figures, blurred), key).toEqual([]);
          seen.add(key);
        }
  expect(seen.size).toBeGreaterThan(100);
});

const aPopulation = (requirements: number, draw: () => number): number[] =>
  masksOf(requirements).map(() => Math.floor(draw() * 9));

/** Changes one person's cell, adds a person or removes one. */
function changed(cells: Counts, draw: () => number): number[] {
  const next = [...cells];
  const some = () => Math.floor(draw() * cells.length);
  if (draw() < 0.7) next[some()]! -= 1;
  if (draw() < 0.7) next[some()]! += 1;
  return next;
}

type Attack = { readonly cells: Counts; readonly figures: Counts; readonly group: readonly number[] };

/** Looks for a population with the same figures in which the group is empty or has five people, by small changes of the true one. */
function hasVaguePopulation({ cells, figures, group }: Attack, draw: () => number): boolean {
  const isPossible = (other: Counts) =>
    other.every((people) => people >= 0) &&
    sizesOf(other).every((size, mask) => {
      const [least, most] = blurred(figures[mask]!);
      return size >= least && size <= most;
    });
  for (const goal of [0, 5, 0, 5, 0, 5]) {
    let current = cells;
    const distance = (other: Counts) => Math.abs(sizeIn(other, group) - goal);
    for (let step = 0; step < 3_000; step++) {
      if (isVague(sizeIn(current, group))) return true;
      const next = changed(current, draw);
      if (distance(next) <= distance(current) && isPossible(next)) current = next;
    }
  }
  return false;
}

test("random populations and three requirements → no subtraction isolates one to four people", () => {
  const draw = seeded(7);
  for (let round = 0; round < proofSize({ short: 40, whole: 2_000 }); round++) {
    const cells = aPopulation(3, draw);
    const figures = figuresOf(sizesOf(cells).map((size) => blurSize(size, draw())));
    const certain = groupsOf(3).filter((group) => !hasVaguePopulation({ cells, figures, group }, draw));
    expect(certain, `${cells.join(" ")} shown as ${figures.join(" ")}`).toEqual([]);
  }
}, 120_000);

test("the same attack on exact figures, on figures rounded down, and on small ones rounded at random → isolates few people", () => {
  const draw = seeded(7);
  const populations = Array.from({ length: 200 }, () => sizesOf(aPopulation(2, draw)));
  const isolatedBy = (rangeOf: Range, round: (size: number) => number) =>
    populations.filter((sizes) => isolated(sizes.map(round), rangeOf).length > 0).length;
  expect(isolatedBy(exact, (size) => size)).toBeGreaterThan(100);
  expect(isolatedBy(roundedDown, (size) => size - (size % 5))).toBeGreaterThan(0);
  // 19 people, of whom 11 have the one, 11 the other and 3 both, can be shown so: then three or four certainly have both.
  expect(isolated([15, 15, 15, 0], roundedRandomly)).toEqual([[3]]);
});

test("blurred sizes → multiples of five at most four away, right on average; a multiple of five stays; small ones are 0", () => {
  const draw = seeded(3);
  for (let size = 0; size < 10; size++)
    for (let round = 0; round < 100; round++) expect(blurSize(size, draw())).toBeOneOf(size > 5 ? [0, 10] : [0]);
  for (let size = 10; size < 40; size++) {
    const figures = Array.from({ length: 2_000 }, () => blurSize(size, draw()));
    for (const figure of new Set(figures)) {
      expect(figure % 5).toBe(0);
      expect(Math.abs(figure - size)).toBeLessThan(5);
    }
    const average = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    expect(Math.abs(average - size)).toBeLessThan(0.3);
    if (size % 5 === 0) expect(new Set(figures)).toEqual(new Set([size]));
  }
});

test("figures of a group within another one → never larger", () => {
  const draw = seeded(11);
  const some = () => 5 * Math.floor(draw() * 12);
  for (let round = 0; round < 2_000; round++) {
    const isRequired = Array.from({ length: 4 }, () => draw() < 0.6);
    const { people, each, required, without } = estimateFigures({
      people: some(),
      each: isRequired.map(some),
      required: some(),
      without: isRequired.map((is) => (is ? some() : null)),
    });
    for (const figure of each) expect(figure).toBeLessThanOrEqual(people);
    expect(required).toBeLessThanOrEqual(people);
    for (const [place, figure] of without.entries()) {
      if (figure === null) continue;
      expect(required).toBeLessThanOrEqual(figure);
      expect(required).toBeLessThanOrEqual(each[place]!);
      expect(figure).toBeLessThanOrEqual(people);
    }
  }
});
