import type { ApplicationStatus } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { neighbourOf, nextOpenOf } from "./neighbours.ts";

const list = (ids: string, status: ApplicationStatus = "submitted") => ids.split("").map((id) => ({ id, status }));

describe("neighbourOf", () => {
  test("an application in the list → the application before or after it", () => {
    const lists = { opened: list("abc"), now: list("abc") };
    expect(neighbourOf("b", 1, lists)).toBe("c");
    expect(neighbourOf("b", -1, lists)).toBe("a");
    expect(neighbourOf("c", 1, lists)).toBeUndefined();
  });

  test("an application that left the list → the nearest remaining neighbours of its old position", () => {
    const lists = { opened: list("abcd"), now: list("ad") };
    expect(neighbourOf("b", 1, lists)).toBe("d");
    expect(neighbourOf("b", -1, lists)).toBe("a");
  });

  test("the last application left the list and others were added → the first added application", () => {
    expect(neighbourOf("b", 1, { opened: list("ab"), now: list("ax") })).toBe("x");
  });
});

describe("nextOpenOf", () => {
  test("a rejected application still in the list → the next open application", () => {
    const now = [...list("a"), ...list("b", "rejected"), ...list("c", "hired"), ...list("d")];
    expect(nextOpenOf("b", { opened: now, now })).toBe("d");
  });

  test("a rejected application that left the list → the next open application after its old position", () => {
    expect(nextOpenOf("b", { opened: list("abc"), now: list("ac") })).toBe("c");
  });

  test("no open application after it → the first skipped application", () => {
    expect(nextOpenOf("c", { opened: list("abc"), now: list("ab") })).toBe("a");
  });

  test("no open application at all → undefined", () => {
    expect(nextOpenOf("a", { opened: list("a"), now: [] })).toBeUndefined();
  });
});
