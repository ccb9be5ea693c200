import type { ApplicationStatus } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { neighbourOf, nextOpenOf } from "./neighbours.ts";

const list = (ids: string, status: ApplicationStatus = "submitted") => ids.split("").map((id) => ({ id, status }));

describe("neighbourOf", () => {
  test("an application in the list → the one before or after it", () => {
    const lists = { opened: list("abc"), now: list("abc") };
    expect(neighbourOf("b", 1, lists)).toBe("c");
    expect(neighbourOf("b", -1, lists)).toBe("a");
    expect(neighbourOf("c", 1, lists)).toBeUndefined();
  });

  test("an application that left the list → those beside its old place that are still there", () => {
    const lists = { opened: list("abcd"), now: list("ad") };
    expect(neighbourOf("b", 1, lists)).toBe("d");
    expect(neighbourOf("b", -1, lists)).toBe("a");
  });

  test("the last application left the list and others came in → the first that came in", () => {
    expect(neighbourOf("b", 1, { opened: list("ab"), now: list("ax") })).toBe("x");
  });
});

describe("nextOpenOf", () => {
  test("a rejected application still in the list → the next open one", () => {
    const now = [...list("a"), ...list("b", "rejected"), ...list("c", "hired"), ...list("d")];
    expect(nextOpenOf("b", { opened: now, now })).toBe("d");
  });

  test("a rejected application that left the list → the next open one after its place", () => {
    expect(nextOpenOf("b", { opened: list("abc"), now: list("ac") })).toBe("c");
  });

  test("nothing open after it → the first one that was skipped", () => {
    expect(nextOpenOf("c", { opened: list("abc"), now: list("ab") })).toBe("a");
  });

  test("nothing open at all → none", () => {
    expect(nextOpenOf("a", { opened: list("a"), now: [] })).toBeUndefined();
  });
});
