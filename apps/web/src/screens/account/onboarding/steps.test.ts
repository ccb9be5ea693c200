import { describe, expect, test } from "vitest";
import { resumeAt, stepAfter, stepBefore } from "./steps.ts";

describe("onboarding steps", () => {
  test("onboarding steps follow each other in both directions and stop at the ends", () => {
    expect(stepAfter("kind")).toBe("language");
    expect(stepAfter("start")).toBe("start");
    expect(stepBefore("start")).toBe("name");
    expect(stepBefore("kind")).toBeNull();
  });

  test("onboarding resumes at the saved step", () => {
    expect(resumeAt({ kind: "talent", step: "name" })).toBe("name");
    expect(resumeAt({ kind: null, step: "kind" })).toBe("kind");
  });

  test("onboarding without a chosen kind of user → resumes at the kind step", () => {
    expect(resumeAt({ kind: null, step: "start" })).toBe("kind");
  });
});
