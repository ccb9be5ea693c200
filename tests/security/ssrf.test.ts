import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createFetcher, FetchFailed, FetchRefused, type Fetcher, type FetchRequirements } from "@orbita/platform";
import { pointing, startDns, type DnsRecord } from "@orbita/simulators/dns";
import { startSite } from "@orbita/simulators/site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insideAddresses, trickyUrls } from "./support/inside.ts";

const page: FetchRequirements = {
  types: [/^text\/html$/],
  maxBytes: 1_024 * 1_024,
  longer: "cut",
  accept: "text/html",
};
const image: FetchRequirements = { types: [/^image\//], maxBytes: 1_024 * 1_024, longer: "fail", accept: "image/*" };
const patienceMs = 1_500;

/** The number of connections to the canaries: servers that must never be reached. A connection counts even without a request. */
let touched = 0;
const canaries: Server[] = [];
async function startCanary(host: string, port = 0): Promise<number> {
  const canary = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<title>inside</title>");
  });
  canary.on("connection", () => (touched += 1));
  canaries.push(canary);
  await new Promise<void>((resolve) => canary.listen({ port, host }, resolve));
  return (canary.address() as AddressInfo).port;
}

/** DNS records by name. The nth query gets the nth list, and later queries get the last list. */
const zone: Record<string, readonly (readonly DnsRecord[])[]> = {};
const answers = (name: string, type: "A" | "AAAA" | "TXT", times: number): readonly DnsRecord[] => {
  const rounds = zone[name] ?? [];
  const records = rounds[Math.min(times, rounds.length - 1)] ?? [];
  return records.filter((record) => "cname" in record || (type !== "AAAA" ? "a" in record : "aaaa" in record));
};

let site: Awaited<ReturnType<typeof startSite>>;
let dns: Awaited<ReturnType<typeof startDns>>;
let fetcher: Fetcher;
let canary: number;
let sitePort: number;
beforeAll(async () => {
  [site, dns, canary] = await Promise.all([startSite(), startDns(answers), startCanary("::")]);
  sitePort = Number(new URL(site.origin).port);
  await startCanary("127.0.0.2", sitePort);
  fetcher = createFetcher({
    // The last entry allows the canary's port for another address, so that the fetcher can refuse a canary only because of its address.
    allowed: new Set([`127.0.0.1:${sitePort}`, `192.0.2.77:${canary}`]),
    dnsServers: [dns.server],
    patienceMs,
    redirects: 4,
    userAgent: "OrbitaLinkPreview/1.0 (+http://localhost)",
  });
});
afterAll(async () => {
  for (const one of canaries) one.close();
  await Promise.all([site.stop(), dns.stop()]);
});

const outcome = (url: string, wanted = page): Promise<string> =>
  fetcher.get(url, wanted).then(
    ({ bytes }) => `read ${bytes.length}`,
    (error: unknown) => {
      if (error instanceof FetchRefused) return `refused ${error.reason}`;
      if (error instanceof FetchFailed) return `failed ${error.reason}`;
      throw error;
    },
  );
const redirecting = (to: string, code = 302) => `${site.origin}/redirect?code=${code}&to=${encodeURIComponent(to)}`;

test("control: the test servers count connections, and an allowed page can be fetched", async () => {
  await fetch(`http://127.0.0.1:${canary}/`);
  await fetch(`http://[::1]:${canary}/`);
  await fetch(`http://127.0.0.2:${sitePort}/`);
  expect(touched).toBe(3);
  touched = 0;
  expect(insideAddresses.length).toBeGreaterThanOrEqual(100);
  expect(await outcome(`${site.origin}/article`)).toMatch(/^read \d+$/);
});

describe("outbound requests to an internal address", () => {
  const settled = async (urls: readonly string[]) => {
    const wrong: string[] = [];
    for (const url of urls) {
      const said = await outcome(url);
      if (!said.startsWith("refused ")) wrong.push(`${url}: ${said}`);
    }
    return wrong;
  };
  const ports = ["", ":P"];

  test("outbound request to an internal address, in any notation → refused", async () => {
    const urls = insideAddresses.flatMap((host) =>
      ["http", "https"].flatMap((scheme) =>
        ports.map((port) => `${scheme}://${host}${port.replace("P", String(canary))}/`),
      ),
    );
    expect(await settled(urls)).toEqual([]);
    expect(touched).toBe(0);
  });

  test("outbound request redirected to an internal address → refused", async () => {
    expect(await settled(insideAddresses.map((host) => redirecting(`http://${host}:${canary}/`)))).toEqual([]);
    expect(touched).toBe(0);
  });

  test.each([301, 302, 303, 307, 308])(
    "outbound request redirected with status %i to an internal address → refused",
    async (code) => {
      const targets = [
        `http://127.0.0.1:${canary}/`,
        `//127.0.0.1:${canary}/`,
        `/\\127.0.0.1:${canary}/`,
        "file:///etc/passwd",
      ];
      const twice = redirecting(redirecting(`http://[::1]:${canary}/`, code), code);
      expect(await settled([...targets.map((target) => redirecting(target, code)), twice])).toEqual([]);
      expect(touched).toBe(0);
    },
  );

  test("outbound request to an internal address in a URL that confuses parsers → refused", async () => {
    expect(await settled(trickyUrls(canary))).toEqual([]);
    expect(touched).toBe(0);
  });

  test("response that points to an internal address with another status code or a meta refresh → not followed", async () => {
    for (const code of [300, 304, 305, 306, 399, 201])
      expect(await outcome(redirecting(`http://127.0.0.1:${canary}/`, code))).toMatch(/^failed (?:status|type)$/);
    expect(await outcome(`${site.origin}/refresh`)).toMatch(/^read/);
    expect(touched).toBe(0);
  });
});

describe("outbound requests to a host name", () => {
  test("outbound request to a host name that resolves to an internal address, with any record type → refused", async () => {
    const inside = [
      "127.0.0.1",
      "10.0.0.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "::1",
      "::ffff:127.0.0.1",
      "fd00::1",
      "fe80::1",
      "64:ff9b::7f00:1",
      "2002:7f00:1::",
    ];
    for (const [index, address] of inside.entries()) {
      zone[`inside${index}.site.test`] = [[pointing(address)]];
      zone[`alias${index}.site.test`] = [[{ cname: `deep${index}.corp.internal` }, pointing(address)]];
      // Host names with a public and an internal address: the public one comes first, last, or in the other IP version.
      zone[`before${index}.site.test`] = [[{ a: "93.184.215.14" }, pointing(address)]];
      zone[`after${index}.site.test`] = [[pointing(address), { a: "93.184.215.14" }]];
      zone[`beside${index}.site.test`] = [[pointing(address), { aaaa: "2606:2800:21f:cb07:6820:80da:af6b:8b2c" }]];
      for (const name of ["inside", "alias", "before", "after", "beside"]) {
        expect(await outcome(`http://${name}${index}.site.test:${canary}/`), `${name} ${address}`).toBe(
          "refused address",
        );
        expect(await outcome(`http://${name}${index}.site.test./`), `${name} ${address}`).toBe("refused address");
      }
    }
    expect(touched).toBe(0);
  });

  test("DNS rebinding: host name with another address at each query → each hop resolves once and uses the checked address", async () => {
    zone["rebind.site.test"] = [[{ a: "127.0.0.1" }], [{ a: "127.0.0.2" }]];
    expect(await outcome(`http://rebind.site.test:${sitePort}/article`)).toMatch(/^read/);
    expect(dns.asked().filter((one) => one === "A rebind.site.test")).toHaveLength(1);
    expect(await outcome(`http://rebind.site.test:${sitePort}/article`)).toBe("refused address");
    // A redirect to the same host is another hop, which resolves the name again.
    zone["twice.site.test"] = [[{ a: "127.0.0.1" }], [{ a: "127.0.0.2" }]];
    expect(await outcome(`http://twice.site.test:${sitePort}/redirect?to=/article`)).toBe("refused address");
    expect(touched).toBe(0);
  });

  test("outbound request to an unknown host name, or with a DNS server that is silent → fails within the time limit", async () => {
    expect(await outcome("http://nobody.site.test/")).toBe("failed unknownName");
    zone["loop.site.test"] = [[{ cname: "loop.site.test" }]];
    expect(await outcome("http://loop.site.test/")).toBe("failed unknownName");
    const deaf = createFetcher({
      allowed: new Set(),
      dnsServers: ["127.0.0.1:9"],
      patienceMs,
      redirects: 4,
      userAgent: "x",
    });
    const begun = performance.now();
    await expect(deaf.get("http://a.site.test/", page)).rejects.toBeInstanceOf(FetchFailed);
    expect(performance.now() - begun).toBeLessThan(3 * patienceMs);
  });
});

describe("outbound requests to a misbehaving server", () => {
  test.each([
    ["/silent", "failed late"],
    ["/drip", "failed late"],
    ["/slow-headers", "failed late"],
    ["/headers", "failed connection"],
    ["/many-headers", "failed connection"],
    ["/too-short", "failed connection"],
    ["/both-lengths", "failed connection"],
    ["/garbage", "failed connection"],
    ["/packed-twice", "failed encoding"],
    ["/not-packed", "failed connection"],
    ["/json", "failed type"],
    ["/no-type", "failed type"],
    ["/pictures/wide.png", "failed type"],
    ["/status?code=404", "failed status"],
    ["/status?code=500", "failed status"],
    ["/redirects?left=4", "failed redirects"],
    ["/circle", "failed redirects"],
  ])('outbound request to %s → result "%s" within the time limit', async (path, said) => {
    const begun = performance.now();
    expect(await outcome(site.origin + path)).toBe(said);
    expect(performance.now() - begun).toBeLessThan(3 * patienceMs);
  });

  test("endless response or decompression bomb → read only up to the size limit", async () => {
    for (const path of ["/endless", "/bomb"]) {
      const before = process.memoryUsage().rss;
      expect(await outcome(site.origin + path)).toBe(`read ${page.maxBytes}`);
      expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1_024 * 1_024);
    }
    expect(await outcome(`${site.origin}/long-picture`, image)).toBe("failed tooLong");
    expect(await outcome(`${site.origin}/redirects?left=3`)).toMatch(/^read/);
  });

  test("outbound request aborted → fails at once", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const begun = performance.now();
    const gone = fetcher.get(`${site.origin}/silent`, { ...page, signal: controller.signal });
    await expect(gone).rejects.toMatchObject({ reason: "gone" });
    expect(performance.now() - begun).toBeLessThan(patienceMs);
  });

  test("outbound request → has only the usual headers and our user agent, and ignores proxy variables", async () => {
    process.env.HTTP_PROXY = process.env.http_proxy = `http://127.0.0.1:${canary}`;
    await site.hits();
    expect(await outcome(`${site.origin}/packed#part`)).toMatch(/^read/);
    delete process.env.HTTP_PROXY;
    delete process.env.http_proxy;
    const [hit] = await site.hits();
    expect(Object.keys(hit!.headers).toSorted()).toEqual(
      ["accept", "accept-encoding", "accept-language", "connection", "host", "user-agent"].toSorted(),
    );
    expect(hit!.headers["user-agent"]).toBe("OrbitaLinkPreview/1.0 (+http://localhost)");
    expect(touched).toBe(0);
  });
});
