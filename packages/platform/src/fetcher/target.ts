import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { bareName, isPublic, isPublicName } from "./addresses.ts";
import { FetchFailed, FetchRefused } from "./port.ts";

export type TargetRules = {
  /** `address:port` pairs that may be reached although they are private, for tests and development. */
  readonly allowed: ReadonlySet<string>;
  /** DNS servers to query; empty means those of the machine. */
  readonly dnsServers: readonly string[];
};

/** The target of one request or redirect. Its addresses are checked, and the connection goes to one of them. */
export type FetchTarget = { readonly url: URL; readonly addresses: readonly string[] };

const usual: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };
export const portOf = (url: URL): number => (url.port === "" ? usual[url.protocol]! : Number(url.port));

const placeOf = (address: string, port: number): string =>
  isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;

function readUrl(text: string, { allowed }: TargetRules): URL {
  const url = URL.parse(text) ?? refuse("url");
  if (!(url.protocol in usual)) refuse("scheme");
  if (url.username !== "" || url.password !== "") refuse("credentials");
  const port = portOf(url);
  const opened = [...allowed].some((place) => place.endsWith(`:${port}`));
  if (port !== 80 && port !== 443 && !opened) refuse("port");
  url.hash = "";
  return url;
}

function refuse(reason: FetchRefused["reason"]): never {
  throw new FetchRefused(reason);
}

/** Resolves a host name. Queries only the DNS servers, once; ignores the hosts file and search domains of the machine. */
async function resolve(name: string, dnsServers: readonly string[], signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers([...dnsServers]);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel);
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/**
 * Parses a URL and resolves its host. Refuses the host if any of its addresses is not public, because mixed results suggest an
 * attack.
 */
export async function findTarget(text: string, rules: TargetRules, signal: AbortSignal): Promise<FetchTarget> {
  const url = readUrl(text, rules);
  const name = bareName(url.hostname);
  const literal = isIP(name) !== 0;
  if (!literal && !isPublicName(name)) refuse("name");
  const addresses = literal ? [name] : await resolve(name, rules.dnsServers, signal);
  signal.throwIfAborted();
  if (addresses.length === 0) throw new FetchFailed("unknownName");
  const port = portOf(url);
  const reachable = (address: string) =>
    rules.allowed.has(placeOf(address, port)) || ((port === 80 || port === 443) && isPublic(address));
  if (!addresses.every(reachable)) refuse("address");
  return { url, addresses };
}
