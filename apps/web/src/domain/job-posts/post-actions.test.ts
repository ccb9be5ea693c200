import { expect, test } from "vitest";
import { listPostActions, canActOnPost } from "./post-actions.ts";

test("draft, suspended and closed job posts can be deleted; published and deleted ones cannot", () => {
  const deletable = (["draft", "published", "suspended", "unpublished", "deleted"] as const).filter((jobPostStatus) =>
    canActOnPost({ jobPostStatus }, "delete"),
  );
  expect(deletable).toEqual(["draft", "suspended", "unpublished"]);
});

test("draft and suspended job posts can be published, closed ones cannot; a deleted post has no actions", () => {
  expect(canActOnPost({ jobPostStatus: "draft" }, "publish")).toBe(true);
  expect(canActOnPost({ jobPostStatus: "suspended" }, "publish")).toBe(true);
  expect(canActOnPost({ jobPostStatus: "unpublished" }, "publish")).toBe(false);
  expect(listPostActions({ jobPostStatus: "deleted" })).toEqual([]);
});
