import { expect, test } from "vitest";
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

test("security.txt names the contact page and expires after 180 days", async () => {
  const text = await securityText("https://orbita.example", new Date("2026-11-19T00:00:00.000Z")).text();
  expect(text).toBe(
    "Contact: https://orbita.example/contact\n" +
      "Expires: 2027-05-18T00:00:00.000Z\n" +
      "Preferred-Languages: it, en\n" +
      "Canonical: https://orbita.example/.well-known/security.txt\n",
  );
});
