import { describe, expect, test } from "vitest";
import { providerNetworkOf, subscriberOf, visitorNetworkOf } from "./network.ts";

describe("networks of an IP address", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7/32"],
    ["::ffff:203.0.113.7", "203.0.113.7/32"],
    ["::ffff:cb00:7107", "203.0.113.7/32"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["", "unknown"],
    ["not an address", "unknown"],
    ["0x7f.1", "unknown"],
    ["203.0.113.7, 198.51.100.1", "unknown"],
  ])("subscriber network of the IP address %s → %s", (address, network) => {
    expect(subscriberOf(address)).toBe(network);
  });

  test.each([
    ["203.0.113.7", "203.0.113.0/24", "203.0.0.0/16"],
    ["::ffff:203.0.113.255", "203.0.113.0/24", "203.0.0.0/16"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ])("visitor and provider networks of the IP address %s → %s and %s", (address, visitor, provider) => {
    expect([visitorNetworkOf(address), providerNetworkOf(address)]).toEqual([visitor, provider]);
  });
});
