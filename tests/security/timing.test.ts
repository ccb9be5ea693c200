import { proofSize } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auc, median } from "./support/auc.ts";
import { aBrowser, refusalOf, startProduct, type ApiClient, type RunningProduct } from "./support/product.ts";

const pairs = proofSize({ short: 150, whole: 1_000 });
/**
 * The allowed distance of the AUC from 0.5. Chance alone stays within 0.04 with 1,000 pairs and within 0.11 with 150, in 999 of
 * 1,000 runs.
 */
const bound = proofSize({ short: 0.12, whole: 0.05 });

let product: RunningProduct;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.stop());

type TimedCall = (client: ApiClient, email: string) => Promise<unknown>;

async function timeOf(ask: TimedCall, email: string): Promise<number> {
  const client = product.from(aBrowser(), { at: 0 });
  const start = performance.now();
  await refusalOf(ask(client, email));
  return performance.now() - start;
}

/**
 * Times requests for known and unknown addresses alternately, each address once, so that rate limits and load affect both alike.
 */
async function compare(ask: TimedCall): Promise<{ auc: number; known: number; unknown: number }> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const warmUp = 30;
  for (let n = 0; n < pairs + warmUp; n++) {
    const { email } = await product.aPerson();
    const order = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const which of order) {
      // Both addresses have the same length.
      const time = await timeOf(ask, which === "known" ? email : `${randomUUIDv7()}@posta.example`);
      if (n >= warmUp) times[which].push(time);
    }
  }
  const rounded = (ms: number) => Math.round(ms * 100) / 100;
  return {
    auc: auc(times.known, times.unknown),
    known: rounded(median(times.known)),
    unknown: rounded(median(times.unknown)),
  };
}

const asks: Record<string, TimedCall> = {
  login: (client, email) => client.accounts.login({ body: { email, password: "Sbagliata-del-tutto-1" } }),
  reset: (client, email) => client.credentials.resetPassword({ body: { email } }),
  "code for a reset": (client, email) => client.credentials.validateReset({ body: { email, code: "000000" } }),
};

test.each(Object.entries(asks))(
  `${pairs} pairs of requests → the duration of a %s does not reveal whether the account exists`,
  async (name, ask) => {
    const figures = await compare(ask);
    console.log(JSON.stringify({ timing: name, pairs, ...figures }));
    expect(figures.auc).toBeGreaterThanOrEqual(0.5 - bound);
    expect(figures.auc).toBeLessThanOrEqual(0.5 + bound);
  },
);
