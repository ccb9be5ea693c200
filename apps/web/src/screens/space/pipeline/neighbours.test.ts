import type { ApplicationStatus } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { findNeighbour, nextOpenOf } from "./neighbours.ts";

const list = (ids: string, status: ApplicationStatus = "submitted") => ids.split("").map((id) => ({ id, status }));

describe("application before or after the open one", () => {
  test("neighbour of an application in the list → the application before or after it", () => {
    const lists = { opened: list("abc"), now: list("abc") };
    expect(findNeighbour("b", 1, lists)).toBe("c");
    expect(findNeighbour("b", -1, lists)).toBe("a");
    expect(findNeighbour("c", 1, lists)).toBeUndefined();
  });

  test("neighbour of an application that left the list → the nearest remaining one to its old position", () => {
    const lists = { opened: list("abcd"), now: list("ad") };
    expect(findNeighbour("b", 1, lists)).toBe("d");
    expect(findNeighbour("b", -1, lists)).toBe("a");
  });

  test("the last application left the list and others were added → its next neighbour is the first added one", () => {
    expect(findNeighbour("b", 1, { opened: list("ab"), now: list("ax") })).toBe("x");
  });
});

describe("application to decide on after a rejection", () => {
  test("rejected application still in the list → the next open application skips closed ones", () => {
    const now = [...list("a"), ...list("b", "rejected"), ...list("c", "hired"), ...list("d")];
    expect(nextOpenOf("b", { opened: now, now })).toBe("d");
  });

  test("rejected application left the list → the next open application is the next after its old position", () => {
    expect(nextOpenOf("b", { opened: list("abc"), now: list("ac") })).toBe("c");
  });

  test("no open application after a rejected one → the first open application before it", () => {
    expect(nextOpenOf("c", { opened: list("abc"), now: list("ab") })).toBe("a");
  });

  test("no open application left → no next open application", () => {
    expect(nextOpenOf("a", { opened: list("a"), now: [] })).toBeUndefined();
  });
});
