import { linkLimits } from "@orbita/contract";
import { isIP } from "node:net";
import { z } from "zod";
import { bareName } from "./addresses.ts";
import { createFetcher } from "./fetcher.ts";
import type { Fetcher } from "./port.ts";

const list = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
const isPlace = (text: string): boolean => {
  const [, address = "", port = ""] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return isIP(bareName(address)) !== 0 && Number(port) > 0 && Number(port) < 65_536;
};

/** Environment variables for fetching external pages, read by the API. */
export const fetcherSettings = {
  LINK_ALLOWED_ADDRESSES: z
    .string()
    .refine((text) => list(text).every(isPlace), "addresses with ports, as 127.0.0.1:8080, with commas between")
    .default("")
    .describe(
      "Private addresses that link previews may reach, such as 127.0.0.1:8080, comma-separated; for tests and development, empty in production",
    ),
  LINK_DNS_SERVERS: z
    .string()
    .refine((text) => list(text).every((one) => isIP(one) !== 0 || isPlace(one)), "addresses, with commas between")
    .default("")
    .describe("Name servers for link previews, comma-separated; empty: those of the machine"),
  LINK_PATIENCE_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(20_000)
    .default(linkLimits.seconds * 1_000)
    .describe("Timeout for loading a linked page or its picture, including redirects"),
};

type FetcherSettings = z.output<z.ZodObject<typeof fetcherSettings>>;

export const openFetcher = (settings: FetcherSettings, webOrigin: string): Fetcher =>
  createFetcher({
    allowed: new Set(list(settings.LINK_ALLOWED_ADDRESSES)),
    dnsServers: list(settings.LINK_DNS_SERVERS),
    patienceMs: settings.LINK_PATIENCE_MS,
    redirects: linkLimits.redirects,
    userAgent: `OrbitaLinkPreview/1.0 (+${webOrigin})`,
  });
