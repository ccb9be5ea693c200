import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { z } from "zod";
import { bareName } from "../fetcher/addresses.ts";
import { DnsUnavailable, type DnsResolver } from "./port.ts";

const toList = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

const isServer = (text: string): boolean =>
  isIP(text) !== 0 || isIP(bareName(/^(.+):\d{1,5}$/.exec(text)?.[1] ?? "")) !== 0;

export const dnsSettings = {
  DNS_SERVERS: z
    .string()
    .refine((text) => toList(text).every(isServer), "addresses, with commas between")
    .default("")
    .describe(
      "Name servers for the TXT records of Spaces' domains, such as 9.9.9.9 or 127.0.0.1:5353, comma-separated; empty: those of the machine",
    ),
};

/** DNS error codes which mean that the record does not exist. After any other code the record may exist. */
const missing: readonly unknown[] = ["ENODATA", "ENOTFOUND"];

export function createDns(servers: readonly string[], { timeoutMs = 2_000 } = {}): DnsResolver {
  return {
    findTxt: async (name) => {
      // Creates a resolver for each lookup, so that nothing is cached and every lookup begins with the first server.
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
      if (servers.length > 0) resolver.setServers([...servers]);
      try {
        return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(""));
      } catch (error) {
        if (missing.includes((error as { code?: unknown }).code)) return [];
        throw new DnsUnavailable(`no answer for ${name}`, { cause: error });
      }
    },
  };
}

export const openDns = (settings: z.output<z.ZodObject<typeof dnsSettings>>): DnsResolver =>
  createDns(toList(settings.DNS_SERVERS));
