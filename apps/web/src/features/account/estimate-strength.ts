import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

let estimator: ZxcvbnFactory | undefined;

/**
 * Score from 0 (guessed at once) to 4. The user's own words count as guessed first. The module is large because of its list of
 * known passwords: import it lazily.
 */
export function estimateStrength(password: string, own: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, [...own]).score;
}
