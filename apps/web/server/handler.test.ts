import { expect, test } from "vitest";
import { webConfig } from "./config.ts";
import { movedAddress, securityText } from "./handler.ts";

const moved = (path: string) => movedAddress(new URL(path, "https://orbita.example"));

test.each([
  ["/offers", "/contact-requests"],
  ["/offers?id=1", "/contact-requests?id=1"],
  ["/en/offers/", "/en/contact-requests"],
  ["/work/lanterna/offers?page=2", "/work/lanterna/contact-requests?page=2"],
  ["/en/work/lanterna/offers", "/en/work/lanterna/contact-requests"],
])("moved page %s → redirected to %s", (path, to) => {
  expect(moved(path)).toBe(to);
});

test.each(["/", "/contact-requests", "/jobs/offers", "/work/lanterna/offers/1", "/offers-old"])(
  "current page %s → not redirected",
  (path) => {
    expect(moved(path)).toBeUndefined();
  },
);

const origin = "https://orbita.example";
const now = new Date("2026-11-19T00:00:00.000Z");

test("security.txt without a contact setting → names the contact page and the day it expires", async () => {
  const text = await securityText({ origin, contact: undefined, validDays: 180 }, now).text();
  expect(text).toBe(
    "Contact: https://orbita.example/contact\n" +
      "Expires: 2027-05-18T00:00:00.000Z\n" +
      "Preferred-Languages: it, en\n" +
      "Canonical: https://orbita.example/.well-known/security.txt\n",
  );
});

test("contact and days from the settings → both in security.txt", async () => {
  const text = await securityText({ origin, contact: "mailto:security@orbita.example", validDays: 30 }, now).text();
  expect(text).toContain("Contact: mailto:security@orbita.example\nExpires: 2026-12-19T00:00:00.000Z\n");
});

test.each([
  ["mailto:security@orbita.example", true],
  ["https://orbita.example/security", true],
  ["http://orbita.example", false],
  ["security@orbita.example", false],
])("SECURITY_CONTACT %s → accepted: %s", (contact, expected) => {
  expect(webConfig.shape.SECURITY_CONTACT.safeParse(contact).success).toBe(expected);
});
