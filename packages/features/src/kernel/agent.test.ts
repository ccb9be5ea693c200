import { expect, test } from "vitest";
import { deviceLine, mailDeviceOf, readAgent } from "./agent.ts";

const agents = {
  chrome:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  tablet:
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
};

test("user agent string → parsed into browser, system and kind of device", () => {
  expect(readAgent(agents.chrome)).toEqual({ browser: "Chrome", system: "Windows", device: "computer" });
  expect(readAgent(agents.iphone)).toEqual({ browser: "Safari", system: "iOS", device: "phone" });
  expect(readAgent(agents.tablet)).toMatchObject({ browser: "Safari", device: "tablet" });
  expect(readAgent(agents.firefox)).toEqual({ browser: "Firefox", system: "Linux", device: "computer" });
});

test("user agent with unknown parts → null for them, and the device is named by its IP address", () => {
  expect(readAgent(null)).toEqual({ browser: null, system: null, device: "other" });
  expect(readAgent("")).toEqual({ browser: null, system: null, device: "other" });
  expect(readAgent("x".repeat(400)).device).toBe("other");
  const address = "192.0.2.7";
  expect(deviceLine({ userAgent: agents.firefox, address })).toBe("Firefox, Linux");
  expect(deviceLine({ userAgent: "curl/8.17", address })).toBe(address);
  expect(deviceLine({ userAgent: null, address: null })).toBe("?");
});

test("user agent with text of its own → the device in a mail has only known names, or the IP address", () => {
  const address = "203.0.113.7";
  expect(mailDeviceOf({ userAgent: agents.firefox, address })).toBe("Firefox, Linux");
  expect(mailDeviceOf({ userAgent: "Call us at evil.example/1.0 (now)", address })).toBe(address);
  expect(mailDeviceOf({ userAgent: null, address: null })).toBe("");
});
