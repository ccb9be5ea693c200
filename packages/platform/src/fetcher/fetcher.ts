import { request as requestPlain, type Agent, type IncomingMessage, type RequestOptions } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { createConcurrencyLimiter } from "../passwords/limiter.ts";
import { bareName } from "./addresses.ts";
import { FetchFailed, FetchRefused, type FetchedResource, type Fetcher, type FetchRequirements } from "./port.ts";
import { readBody } from "./read-body.ts";
import { findTarget, portOf, type TargetRules, type FetchTarget } from "./target.ts";

export type FetcherOptions = TargetRules & {
  /** Timeout in milliseconds for all redirects together, from the first DNS lookup to the last byte. */
  readonly patienceMs: number;
  readonly redirects: number;
  readonly userAgent: string;
};

type HttpAgents = { readonly plain: Agent; readonly secure: Agent };
type FetchContext = FetcherOptions & { readonly agents: HttpAgents };

const maxHeaderSize = 16 * 1_024;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * A lookup function that returns the addresses that were already checked. There is no second DNS lookup, so DNS rebinding has no
 * effect.
 */
const answering =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };

function optionsOf(
  { url, addresses }: FetchTarget,
  { agents, userAgent }: FetchContext,
  { accept }: FetchRequirements,
): RequestOptions {
  const host = bareName(url.hostname);
  return {
    agent: url.protocol === "https:" ? agents.secure : agents.plain,
    host,
    port: portOf(url),
    path: url.pathname + url.search,
    lookup: answering(addresses),
    maxHeaderSize,
    insecureHTTPParser: false,
    headers: {
      host: url.host,
      "user-agent": userAgent,
      accept,
      "accept-encoding": "gzip, deflate, br",
      "accept-language": "it, en;q=0.8, *;q=0.5",
    },
    ...(url.protocol === "https:" && { rejectUnauthorized: true, ...(isIP(host) === 0 && { servername: host }) }),
  };
}

function ask(
  target: FetchTarget,
  way: FetchContext,
  wanted: FetchRequirements & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const send = target.url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const { signal } = wanted;
    send({ ...optionsOf(target, way, wanted), signal }, resolve)
      .on("error", reject)
      // Rejects a protocol upgrade, because we never request one.
      .on("upgrade", (_response, socket) => {
        socket.destroy();
        reject(new FetchFailed("connection"));
      })
      .end();
  });
}

const typeOf = (response: IncomingMessage) => {
  const [type = "", ...parameters] = (response.headers["content-type"] ?? "").split(";");
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(one)?.[1]).find(Boolean);
  return { type: type.trim().toLowerCase(), charset: charset ?? null };
};

async function take(url: URL, response: IncomingMessage, wanted: FetchRequirements): Promise<FetchedResource> {
  if (response.statusCode !== 200) throw new FetchFailed("status");
  const { type, charset } = typeOf(response);
  if (!wanted.types.some((one) => one.test(type))) throw new FetchFailed("type");
  return { url: url.href, type, charset, bytes: await readBody(response, wanted) };
}

async function follow(
  first: string,
  way: FetchContext,
  wanted: FetchRequirements & { signal: AbortSignal },
): Promise<FetchedResource> {
  let next = first;
  for (let hops = 0; hops <= way.redirects; hops += 1) {
    const target = await findTarget(next, way, wanted.signal);
    const response = await ask(target, way, wanted);
    try {
      const { location } = response.headers;
      if (!redirects.has(response.statusCode ?? 0) || location === undefined)
        return await take(target.url, response, wanted);
      // Node decodes headers as latin1, but servers send bytes beyond ASCII as UTF-8.
      next = URL.parse(Buffer.from(location, "latin1").toString("utf8"), target.url.href)?.href ?? "";
    } finally {
      response.destroy();
    }
  }
  throw new FetchFailed("redirects");
}

/** Fetches URLs of external servers safely. No other code may request a URL that comes from a user. */
export function createFetcher(options: FetcherOptions): Fetcher {
  // The agent checks the addresses again when it connects. It is a second line of defence, maintained by a third party.
  const walls = {
    keepAlive: false,
    allowIPAddressList: [...options.allowed].map((place) => bareName(place.slice(0, place.lastIndexOf(":")))),
  };
  const agents = { plain: new RequestFilteringHttpAgent(walls), secure: new RequestFilteringHttpsAgent(walls) };
  const limited = createConcurrencyLimiter({ atOnce: 24, waiting: 200, patienceMs: options.patienceMs });
  return {
    get: (url, wanted) =>
      limited(async () => {
        const late = AbortSignal.timeout(options.patienceMs);
        const signal = wanted.signal ? AbortSignal.any([late, wanted.signal]) : late;
        try {
          return await follow(url, { ...options, agents }, { ...wanted, signal });
        } catch (error) {
          if (error instanceof FetchRefused) throw error;
          if (wanted.signal?.aborted) throw new FetchFailed("gone", error);
          if (late.aborted) throw new FetchFailed("late", error);
          throw error instanceof FetchFailed ? error : new FetchFailed("connection", error);
        }
      }).catch((error: unknown) => {
        throw error instanceof FetchRefused || error instanceof FetchFailed ? error : new FetchFailed("busy", error);
      }),
  };
}
