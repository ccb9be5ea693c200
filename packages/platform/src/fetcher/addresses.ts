import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Only here are addresses of version 6 given to anybody: what lies outside needs no list, as ::127.0.0.1. */
const global6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Public by its number, and yet the inside of a cloud: Azure answers its own machines there. */
const insideClouds = new Set(["168.63.129.16"]);

/** Whether anybody in the world reaches the same machine there. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%") || insideClouds.has(address)) return false;
  const parsed = ipaddr.parse(address);
  // "unicast" is what no special range has: mapped, translated and tunnelled addresses of version 4 have one too.
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(global6));
}

/** Names that mean something only inside a network, or on one machine. */
const inner = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa|onion)$/;

/** As it is resolved: without the dots at its end. */
export const bareName = (hostname: string): string => hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");

export const isPublicName = (name: string): boolean => name.includes(".") && name.length <= 253 && !inner.test(name);
