import { setTimeout as sleep } from "node:timers/promises";
import type { RankedIds } from "./measures.ts";
import type { RelevanceQuery } from "./query.ts";

/** Sends search requests to the API as the talent search page does. */
export function productOf({ origin, token, spaceId }: { origin: string; token: string; spaceId: string }) {
  const headers = {
    "content-type": "application/json",
    "x-request-scope": "talent",
    "x-space-id": spaceId,
    authorization: `Bearer ${token}`,
  };
  return async ({ filters }: RelevanceQuery): Promise<RankedIds> => {
    for (let tries = 0; ; tries++) {
      const body = JSON.stringify({ size: 100, filters, projections: ["updated"] });
      const answer = await fetch(`${origin}/api/v1/resume/search`, { method: "POST", headers, body });
      if (answer.status === 503 && tries < 20) {
        await sleep(500);
        continue;
      }
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()} for ${JSON.stringify(filters)}`);
      const { content } = (await answer.json()) as { content: { id: string }[] };
      return content.map(({ id }) => id);
    }
  };
}
