import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { warnOfUntrustedProxies } from "./forwarded.ts";

/**
 * Sends requests with the given peer addresses and headers to a server that trusts the proxy 192.0.2.1, and returns the warnings that the
 * server logged.
 */
async function warningsAfter(requests: readonly { peer: string; forwarded?: string }[]): Promise<string[]> {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) };
  const app = fastify({ trustProxy: "192.0.2.1", logger: { level: "warn", stream } });
  warnOfUntrustedProxies(app);
  app.get("/", (request, reply) => reply.send(request.ip));
  for (const { peer, forwarded } of requests)
    await app.inject({ url: "/", remoteAddress: peer, headers: forwarded ? { "x-forwarded-for": forwarded } : {} });
  await app.close();
  return warnings;
}

describe("warnings about the X-Forwarded-For header", () => {
  test("X-Forwarded-For from a peer outside PROXY_ADDRESSES → one warning per process, without the address", async () => {
    const forged = { peer: "203.0.113.5", forwarded: "198.51.100.1" };
    const warnings = await warningsAfter([forged, forged, { ...forged, peer: "203.0.113.6" }]);
    expect(warnings).toEqual([expect.stringContaining("PROXY_ADDRESSES")]);
    expect(warnings.join()).not.toContain("203.0.113");
  });

  test("X-Forwarded-For from a trusted peer, or no such header → no warning", async () => {
    expect(await warningsAfter([{ peer: "192.0.2.1", forwarded: "198.51.100.1" }, { peer: "203.0.113.5" }])).toEqual(
      [],
    );
  });
});
