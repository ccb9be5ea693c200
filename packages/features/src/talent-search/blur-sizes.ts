import { createHash } from "node:crypto";
import { talentEstimateRounding } from "@orbita/contract";
import type { GroupSize } from "@orbita/platform";

/**
 * A number from 0 to 1 that depends on the people in a group alone: `sum` adds up a value of each of them that nobody outside
 * knows. The same people always give the same number, whatever the query was, so that averaging the answers to equivalent
 * queries reveals nothing. One person more or less gives an unrelated number.
 */
function drawOf({ size, sum }: GroupSize): number {
  const digest = createHash("sha256").update(`${size} ${sum}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

const { step, least } = talentEstimateRounding;

/**
 * Random rounding, as statistical offices do it: a multiple of five stays, any other size becomes the next lower or higher one,
 * the nearer one more often. A figure differs from the size by four at most, except that small figures become 0, which means
 * fewer than ten. Without that, figures of larger groups could prove that a group which is shown as very small is not empty.
 */
export function blurSize(size: number, draw: number): number {
  const figure = size - (size % step) + (draw * step < size % step ? step : 0);
  return figure < least ? 0 : figure;
}

export type EstimateSizes<T> = {
  /** All people in question. */
  readonly people: T;
  /** For each requirement, those who meet it. */
  readonly each: readonly T[];
  /** Those who meet all required ones. */
  readonly required: T;
  /** For each required one, those who meet all others; null for what is nice to have. */
  readonly without: readonly (T | null)[];
};

/**
 * The figures of an estimate. A group within another group never has the larger figure: rounding the smaller group up and the larger
 * group down would not only look wrong, but reveal more about both.
 */
export function estimateFigures({ people, each, required, without }: EstimateSizes<number>): EstimateSizes<number> {
  const met = each.map((figure) => Math.min(figure, people));
  const isRequired = without.map((figure) => figure !== null);
  const mostOf = (left: number | null): number =>
    Math.min(people, ...met.filter((_, place) => isRequired[place] && place !== left));
  const others = without.map((figure, place) => (figure === null ? null : Math.min(figure, mostOf(place))));
  const all = Math.min(required, mostOf(null), ...others.filter((figure) => figure !== null));
  return { people, each: met, required: all, without: others };
}

/** The figures that may be shown of these groups of people. */
export function blurSizes({ people, each, required, without }: EstimateSizes<GroupSize>): EstimateSizes<number> {
  const blur = (group: GroupSize): number => blurSize(group.size, drawOf(group));
  return estimateFigures({
    people: blur(people),
    each: each.map(blur),
    required: blur(required),
    without: without.map((group) => group && blur(group)),
  });
}
