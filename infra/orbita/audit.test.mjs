import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("audit.mjs", import.meta.url));

/** Runs the audit against a registry that gives this response to every request. */
async function audit(status, body, ...options) {
  const registry = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  const url = `http://127.0.0.1:${registry.address().port}/`;
  const child = spawn(process.execPath, [script, ...options], {
    env: { ...process.env, pnpm_config_registry: url, npm_config_registry: url, pnpm_config_fetch_retries: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  registry.close();
  return { output, code };
}

const advisory = (severity) => ({
  kysely: [
    {
      id: 1,
      url: "https://advisories.example/1",
      title: "an example",
      severity,
      vulnerable_versions: "<100",
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
});

test("no advisory → passes with a count", async () => {
  expect(await audit(200, {})).toEqual({ code: 0, output: expect.stringContaining("0 critical") });
});

test("high advisory for a package of ours → fails and names it", async () => {
  expect(await audit(200, advisory("high"))).toEqual({ code: 1, output: expect.stringContaining("high: kysely") });
});

test("low advisory → passes and names it", async () => {
  expect(await audit(200, advisory("low"))).toEqual({ code: 0, output: expect.stringContaining("low: kysely") });
});

test(
  "registry without the endpoint → says that it could not ask; fails only with --strict",
  { timeout: 60_000 },
  async () => {
    const output = expect.stringContaining("Not asked");
    expect(await audit(405, {})).toEqual({ code: 0, output });
    expect(await audit(405, {}, "--strict")).toEqual({ code: 1, output });
  },
);
