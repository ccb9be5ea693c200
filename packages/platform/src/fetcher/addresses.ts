import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The only range of global IPv6 addresses. Everything outside it, such as ::127.0.0.1, is rejected without a list. */
const global6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Addresses in public ranges that reach internal services of a cloud: Azure serves its own machines there. */
const insideClouds = new Set(["168.63.129.16"]);

/** True if the address is globally routable. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%") || insideClouds.has(address)) return false;
  const parsed = ipaddr.parse(address);
  // "unicast" excludes all special ranges, also mapped, translated and tunnelled IPv4 addresses.
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(global6));
}

/** Host names that resolve only inside a private network or on one machine. */
const inner = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|onion)$/;

/** Returns the host name as DNS expects it: without brackets and trailing dots. */
export const bareName = (hostname: string): string => hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");

export const isPublicName = (name: string): boolean => name.includes(".") && name.length <= 253 && !inner.test(name);
