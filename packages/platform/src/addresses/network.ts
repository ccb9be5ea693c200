import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type PrefixBits = { readonly ipv4: number; readonly ipv6: number };

/**
 * The network that an address belongs to, as canonical text such as `203.0.113.0/24`. An IPv4-mapped IPv6 address
 * (`::ffff:203.0.113.7`) counts as its IPv4 address. All invalid texts share one network, so that a client cannot gain new
 * identities by inventing addresses.
 */
function networkOf(address: string, bits: PrefixBits): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) === 0) return "unknown";
  const parsed = ipaddr.process(bare);
  const prefix = parsed.kind() === "ipv4" ? bits.ipv4 : bits.ipv6;
  const bytes = parsed.toByteArray().map((byte, index) => byte & keptBits(prefix - index * 8));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}

/** Byte mask that keeps the first `count` bits of a byte. */
const keptBits = (count: number): number => (0xff << (8 - Math.min(8, Math.max(0, count)))) & 0xff;

/**
 * The network that counts as one subscriber for all rate limits: an IPv4 address, or the /64 from which an IPv6 host picks
 * addresses freely.
 */
export const subscriberOf = (address: string): string => networkOf(address, { ipv4: 32, ipv6: 64 });

/** The network that counts as one visitor when clicks are counted. */
export const visitorNetworkOf = (address: string): string => networkOf(address, { ipv4: 24, ipv6: 64 });

/** The network that counts as one provider when patterns of invalid clicks are detected. */
export const providerNetworkOf = (address: string): string => networkOf(address, { ipv4: 16, ipv6: 48 });
