import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type PrefixBits = { readonly ipv4: number; readonly ipv6: number };

/**
 * The network that an address belongs to, as canonical text such as `203.0.113.0/24`. An IPv4 address inside an IPv6 one
 * (`::ffff:203.0.113.7`) is the IPv4 address. Text that is no address falls into one shared network, so that nobody gains a new
 * identity by inventing some.
 */
function networkOf(address: string, bits: PrefixBits): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) === 0) return "unknown";
  const parsed = ipaddr.process(bare);
  const prefix = parsed.kind() === "ipv4" ? bits.ipv4 : bits.ipv6;
  const bytes = parsed.toByteArray().map((byte, index) => byte & keptBits(prefix - index * 8));
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefix}`;
}

/** Mask of one byte of which the first `count` bits are kept. */
const keptBits = (count: number): number => (0xff << (8 - Math.min(8, Math.max(0, count)))) & 0xff;

/** One subscriber, for every rate limit: an IPv4 address, or the /64 from which an IPv6 host picks addresses freely. */
export const subscriberOf = (address: string): string => networkOf(address, { ipv4: 32, ipv6: 64 });

/** One visitor, for clicks. */
export const visitorNetworkOf = (address: string): string => networkOf(address, { ipv4: 24, ipv6: 64 });

/** One provider's range, for patterns of invalid clicks. */
export const providerNetworkOf = (address: string): string => networkOf(address, { ipv4: 16, ipv6: 48 });
