import { describe, expect, test } from "vitest";
import { resumeAt, stepAfter, stepBefore } from "./steps.ts";

describe("the steps of the start", () => {
  test("one after the other, and back; the ends are ends", () => {
    expect(stepAfter("kind")).toBe("language");
    expect(stepAfter("start")).toBe("start");
    expect(stepBefore("start")).toBe("name");
    expect(stepBefore("kind")).toBeNull();
  });

  test("taken up where it was left", () => {
    expect(resumeAt({ kind: "talent", step: "name" })).toBe("name");
    expect(resumeAt({ kind: null, step: "kind" })).toBe("kind");
  });

  test("without knowing what one is here for, it begins there", () => {
    expect(resumeAt({ kind: null, step: "start" })).toBe("kind");
  });
});
