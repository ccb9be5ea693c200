import { solveChallenge, solveChallengeWorkers, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Number of workers. Leaves one core to the page. */
const workers = (): number => Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

const createWorker = (): Worker => new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });

async function solve(challenge: Challenge) {
  try {
    return await solveChallengeWorkers({ challenge, concurrency: workers(), createWorker });
  } catch {
    // Without workers the computation runs in the page's thread and yields to the page now and then.
    return await solveChallenge({ challenge, deriveKey });
  }
}

/** Solves the server's captcha puzzle and encodes the solution for the server. */
export async function solvePuzzle(puzzle: Record<string, unknown>): Promise<string> {
  const challenge = puzzle as unknown as Challenge;
  const solution = await solve(challenge);
  if (!solution) throw new Error("the puzzle was not solved");
  return btoa(JSON.stringify({ challenge, solution }));
}
