import { describe, expect, it } from "vitest";
import { isSafeEndpoint } from "./endpoints.ts";
import { isGooglesOwn, readEmail, readNames, splitName } from "./person.ts";

describe("user data from a sign-in provider", () => {
  it("readEmail: email address from a sign-in provider → normalized; an invalid value → null", () => {
    expect(readEmail(" Giulia@Posta.Example ")).toBe("giulia@posta.example");
    expect(readEmail("giulia")).toBeNull();
    expect(readEmail(undefined)).toBeNull();
    expect(readEmail(7)).toBeNull();
  });

  it("full name from a sign-in provider → split into first and last name, cut to our length limits", () => {
    expect(splitName("  Giulia Maria  Ferraris ")).toEqual({ firstName: "Giulia", lastName: "Maria Ferraris" });
    expect(splitName(null)).toEqual({ firstName: "", lastName: "" });
    expect(readNames("x".repeat(500), 3)).toEqual({ firstName: "x".repeat(80), lastName: "" });
  });

  it("isGooglesOwn: true only for Gmail addresses and addresses of the account's hosted domain", () => {
    expect(isGooglesOwn("giulia@gmail.com", undefined)).toBe(true);
    expect(isGooglesOwn("giulia@posta.example", "posta.example")).toBe(true);
    expect(isGooglesOwn("giulia@posta.example", undefined)).toBe(false);
    expect(isGooglesOwn("giulia@posta.example", "altra.example")).toBe(false);
    expect(isGooglesOwn("giulia@notgmail.com", undefined)).toBe(false);
    expect(isGooglesOwn("giulia@x-posta.example", "posta.example")).toBe(false);
  });
});

describe("isSafeEndpoint", () => {
  it.each([
    ["https://accounts.google.com", true],
    ["http://localhost:4000", true],
    ["http://127.0.0.1:4000", true],
    ["http://[::1]:4000", true],
    ["http://accounts.google.com", false],
    ["http://localhost.evil.example", false],
    ["http://127.0.0.1.evil.example", false],
    ["ftp://localhost", false],
    ["nonsense", false],
  ])("isSafeEndpoint: endpoint URL of a sign-in provider %s → %s", (url, safe) =>
    expect(isSafeEndpoint(url)).toBe(safe),
  );
});
