import { expect, test } from "vitest";
import { securityText } from "./security-txt.ts";

test("security.txt names the contact page and expires after 180 days", async () => {
  const text = await securityText("https://orbita.example", new Date("2026-11-19T00:00:00.000Z")).text();
  expect(text).toBe(
    "Contact: https://orbita.example/contact\n" +
      "Expires: 2027-05-18T00:00:00.000Z\n" +
      "Preferred-Languages: it, en\n" +
      "Canonical: https://orbita.example/.well-known/security.txt\n",
  );
});
