import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

let estimator: ZxcvbnFactory | undefined;

/**
 * Password strength from 0 (guessed at once) to 4. Passwords that contain the user's own words, such as the name, score low.
 * The module is large because of its list of known passwords, so import it lazily.
 */
export function estimateStrength(password: string, own: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password, [...own]).score;
}
